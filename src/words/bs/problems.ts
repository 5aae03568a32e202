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
  'api-key-required': { title: 'Nedostaje ključ servisa', detail: 'Igre se ovdje otvaraju samo s ključem servisa.' },
  'role-forbidden': { title: 'Ovaj ključ to ne dozvoljava', detail: 'Ključ pripada igri, ali za ovo treba drugi.' },
  'game-finished': { title: 'Igra je završena', detail: 'Završena igra ne prima dijeljenja ni ispravke. Vlasnik je može ponovo otvoriti.' },
  'game-running': { title: 'Igra nije završena', detail: 'Ponovo se može otvoriti samo završena igra.' },
  'deal-void': { title: 'Dijeljenje je već poništeno', detail: 'Da bi se opet računalo, zamijenite ga onim što je odigrano.' },
  'penalty-cancelled': { title: 'Kazna je već povučena', detail: 'Više se ne računa.' },
  'deal-unsettled': { title: 'Dijeljenje se ne može obračunati', detail: 'Ne zna se ko šta plaća.' },
  'import-invalid': { title: 'Ovo nije izvezena igra', detail: 'Događaji nisu događaji jedne igre od njenog otvaranja.' },
};
