import type { ProblemTexts } from '../catalogue.ts';

export const problems: ProblemTexts = {
  'request-invalid': { title: 'Pyyntöä ei voitu lukea', detail: 'Havainnot kertovat, mikä on vialla ja missä; mitään ei laskettu.' },
  'hand-invalid': { title: 'Tällaista ei synny missään pöydässä', detail: 'Pyyntö luettiin, mutta havainnot kertovat, miksi se on sääntöjen mukaan mahdoton.' },
  'not-found': { title: 'Ei löytynyt', detail: 'Tässä osoitteessa ei ole mitään.' },
  'body-too-large': { title: 'Pyyntö on liian suuri', detail: 'Lähetä vähemmän kerralla.' },
  'media-type': { title: 'Tätä muotoa ei ymmärretä', detail: 'Lähetä JSONia, otsakkeella Content-Type: application/json.' },
  'rate-limited': { title: 'Liian monta pyyntöä', detail: 'Odota niin kauan kuin otsake Retry-After sanoo ja yritä uudelleen.' },
  overloaded: { title: 'Palvelu on ylikuormitettu', detail: 'Mitään ei tehty. Odota niin kauan kuin otsake Retry-After sanoo ja yritä uudelleen.' },
  internal: { title: 'Meillä meni jotakin vikaan', detail: 'Vika on kirjattu. Pyynnön tunnus auttaa löytämään sen.' },
  'store-unavailable': { title: 'Pelien tallennus ei ole käytettävissä', detail: 'Laskeminen toimii; pelejä ei voi nyt lukea eikä kirjoittaa.' },
  'idempotency-key-reused': { title: 'Tätä avainta on jo käytetty', detail: 'Sama Idempotency-Key tuli toisen pyynnön kanssa. Uusi pyyntö tarvitsee uuden avaimen.' },
  'edit-conflict': { title: 'Joku ehti ensin', detail: 'Peli on muuttunut sen jälkeen, kun luit sen. Lue se uudelleen ja toista muutos.' },
  'api-key-required': { title: 'Palvelun avain puuttuu', detail: 'Pelejä avataan täällä vain palvelun avaimella.' },
  'role-forbidden': { title: 'Tämä avain ei salli sitä', detail: 'Avain kuuluu peliin, mutta tähän tarvitaan toinen.' },
  'game-finished': { title: 'Peli on päättynyt', detail: 'Päättynyt peli ei ota vastaan jakoja eikä korjauksia. Pelin omistaja voi avata sen uudelleen.' },
  'game-running': { title: 'Peli ei ole päättynyt', detail: 'Vain päättyneen pelin voi avata uudelleen.' },
  'deal-void': { title: 'Jako on jo mitätöity', detail: 'Korvaa se sillä, mitä pelattiin, jotta se taas lasketaan.' },
  'penalty-cancelled': { title: 'Rangaistus on jo peruttu', detail: 'Sitä ei enää lasketa.' },
  'deal-unsettled': { title: 'Jakoa ei voi tilittää', detail: 'Ei tiedetä, kuka maksaa mitäkin.' },
  'import-invalid': { title: 'Tämä ei ole viety peli', detail: 'Tapahtumat eivät ole yhden pelin tapahtumat sen avaamisesta alkaen.' },
};
