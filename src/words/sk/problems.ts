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
  'api-key-required': { title: 'Chýba kľúč služby', detail: 'Hry sa tu otvárajú len s kľúčom služby.' },
  'role-forbidden': { title: 'Tento kľúč to nedovoľuje', detail: 'Kľúč patrí k hre, ale na toto treba iný.' },
  'game-finished': { title: 'Hra je skončená', detail: 'Skončená hra neprijíma rozdania ani opravy. Jej vlastník ju môže znova otvoriť.' },
  'game-running': { title: 'Hra nie je skončená', detail: 'Znova otvoriť sa dá len skončená hra.' },
  'deal-void': { title: 'Rozdanie je už zrušené', detail: 'Aby sa znova počítalo, nahraďte ho tým, čo sa hralo.' },
  'penalty-cancelled': { title: 'Trest je už odvolaný', detail: 'Už sa nepočíta.' },
  'deal-unsettled': { title: 'Rozdanie sa nedá vyúčtovať', detail: 'Nevie sa, kto čo platí.' },
  'import-invalid': { title: 'Toto nie je exportovaná hra', detail: 'Udalosti nie sú udalosťami jednej hry od jej otvorenia.' },
};
