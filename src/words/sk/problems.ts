import type { ProblemTexts } from '../catalogue.ts';

export const problems: ProblemTexts = {
  'request-invalid': { title: 'Požiadavku sa nepodarilo prečítať', detail: 'Zistenia hovoria, čo je zle a kde; nič sa nepočítalo.' },
  'hand-invalid': { title: 'Toto nemôže vzniknúť pri žiadnom stole', detail: 'Požiadavka bola prečítaná, ale zistenia hovoria, prečo je podľa pravidiel nemožná.' },
  'not-found': { title: 'Nenájdené', detail: 'Na tejto adrese nič nie je.' },
  'body-too-large': { title: 'Požiadavka je príliš veľká', detail: 'Pošlite naraz menej.' },
  'media-type': { title: 'Tomuto formátu nerozumieme', detail: 'Pošlite JSON s hlavičkou Content-Type: application/json.' },
  'rate-limited': { title: 'Príliš veľa požiadaviek', detail: 'Počkajte, koľko hovorí hlavička Retry-After, a skúste znova.' },
  overloaded: { title: 'Služba je preťažená', detail: 'Nič sa neurobilo. Počkajte, koľko hovorí hlavička Retry-After, a skúste znova.' },
  internal: { title: 'Niečo sa u nás pokazilo', detail: 'Chyba je zaznamenaná. Nájsť ju pomôže číslo požiadavky.' },
  'store-unavailable': { title: 'Úložisko hier nie je dostupné', detail: 'Počítanie funguje; hry sa teraz nedajú čítať ani zapisovať.' },
  'idempotency-key-reused': { title: 'Tento kľúč už bol použitý', detail: 'Rovnaký Idempotency-Key prišiel s inou požiadavkou. Nová požiadavka potrebuje nový kľúč.' },
  'edit-conflict': { title: 'Niekto bol rýchlejší', detail: 'Hra sa od vášho čítania zmenila. Prečítajte ju znova a zmenu zopakujte.' },
  'game-invalid': { title: 'Hra to nedovoľuje', detail: 'Zistenia hovoria, prečo.' },
};
