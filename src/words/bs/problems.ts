import type { ProblemTexts } from '../catalogue.ts';

export const problems: ProblemTexts = {
  'request-invalid': { title: 'Zahtjev se nije mogao pročitati', detail: 'Nalazi kažu šta nije u redu i gdje; ništa nije brojano.' },
  'hand-invalid': { title: 'Ovo ne može nastati ni za jednim stolom', detail: 'Zahtjev je pročitan, ali nalazi kažu zašto je po pravilima nemoguć.' },
  'not-found': { title: 'Nije nađeno', detail: 'Na ovoj adresi nema ničega.' },
  'body-too-large': { title: 'Zahtjev je prevelik', detail: 'Pošaljite manje odjednom.' },
  'media-type': { title: 'Ovaj format ne razumijemo', detail: 'Pošaljite JSON, sa zaglavljem Content-Type: application/json.' },
  'rate-limited': { title: 'Previše zahtjeva', detail: 'Sačekajte koliko kaže zaglavlje Retry-After i pokušajte ponovo.' },
  overloaded: { title: 'Servis je preopterećen', detail: 'Ništa nije urađeno. Sačekajte koliko kaže zaglavlje Retry-After i pokušajte ponovo.' },
  internal: { title: 'Nešto je kod nas pošlo po zlu', detail: 'Greška je zabilježena. Broj zahtjeva pomaže da se nađe.' },
  'store-unavailable': { title: 'Spremište igara nije dostupno', detail: 'Brojanje radi; igre se sada ne mogu čitati ni zapisivati.' },
  'idempotency-key-reused': { title: 'Ovaj ključ je već upotrijebljen', detail: 'Isti Idempotency-Key došao je s drugim zahtjevom. Novi zahtjev treba novi ključ.' },
  'edit-conflict': { title: 'Neko je bio brži', detail: 'Igra se promijenila otkad ste je pročitali. Pročitajte je ponovo i ponovite izmjenu.' },
  'game-invalid': { title: 'Igra to ne dozvoljava', detail: 'Nalazi kažu zašto.' },
};
