import type { ExplanationKey, LineKey } from '../../engine/explain/words.ts';
import type { RulingCode } from '../../engine/vocabulary.ts';
import type { Connectives } from '../compose-reason.ts';

export const lines: Record<LineKey, string> = {
  proved: '{why:capital}: {worth}',
  'told-apart': '{why:capital} – {label}: {worth}',
  labelled: '{label}: {why} – {worth}',
  bare: '{label}: {worth}',
  instead: '{value} tavallisen pistelaskun ({uncapped}) sijasta',
  capped: 'Laskun tulos {uncapped} leikataan rajaan {value}',
  declared: 'Arvo laskettiin pöydässä ja pätee sellaisenaan',
};

export const connectives: Connectives = { or: ' tai ', not: 'ei päde: {why}', unhindered: 'mikään ei estä sitä' };

export const explanations: Record<ExplanationKey, string> = {
  'suppressed.excluded': 'Tätä ei lasketa, kun lasketaan ”{by}”.',
  'suppressed.lower-limit': 'Useasta rajakädestä lasketaan vain korkein: ”{by}”.',
  'suppressed.below-count': 'Käden tavallinen lasku ei ole pienempi, joten se pätee.',
  'suppressed.limit-hand': 'Rajakäsi korvaa tavallisen laskun: ”{by}”.',
  'suppressed.switched-off': 'Tämä sääntö ei ole käytössä tässä pelissä.',
  'suppressed.non-repeat': 'Ei toistoa: tämä sisältyy aina jo laskettuun, ”{by}”.',
  'suppressed.non-separation': 'Ei erottelua: yhtä fania varten koottuja settejä ei järjestetä uudelleen toista varten.',
  'suppressed.non-identical': 'Ei samaa kahdesti: tässä fanissa käytettyä settiä ei käytetä uudelleen samaan faniin.',
  'suppressed.account-once': 'Vain kerran: jo yhdistetyn setin saa yhdistää enää kerran, settiin jota ei ole vielä käytetty.',
  'suppressed.not-only-wait': 'Muutkin laatat olisivat täydentäneet käden.',
  'alternative.lower-score': 'Tämä lukutapa antaa {score}, valittu {taken}.',
  'alternative.lower-count': 'Tämä lukutapa antaa saman, mutta sen tavallinen lasku on pienempi.',
  'alternative.more-chows': 'Tämä lukutapa antaa saman, mutta siinä on enemmän chow’ita.',
  'alternative.equal': 'Tämä lukutapa antaa saman; kumpikin kelpaa.',
  'unsettled.hands-missing': 'Mitään ei ole vielä tilitetty: siihen tarvitaan kaikkien pelaajien kädet.',
  'unsettled.from-missing': 'Mitään ei ole vielä tilitetty: puuttuu, kuka poisti voittolaatan tai kenen kong ryöstettiin.',
  'unsettled.below-minimum': 'Mitään ei tilitetä: käsi jää alle vähimmäismäärän eikä voita.',
};

export const rulings: Record<RulingCode, string> = {
  granted: 'Vaatimus hyväksytään.',
  outranked: 'Voitto menee pungin ja kongin edelle, ja ne chow’n edelle. Korkeampi vaatimus: {winner:seat}, {higher:claim}.',
  'later-in-turn': 'Kahdesta yhtä vahvasta vaatimuksesta laatan saa se, joka on poistajan jälkeen ensin vuorossa: {winner:seat}.',
  'not-your-turn': 'Chow’n saa vaatia vain seuraavana vuorossa oleva: {next:seat}.',
  'tiles-do-not-fit': 'Vaaditun laatan kanssa nämä eivät muodosta ilmoitettua settiä: {tile}.',
  'not-complete': 'Käsi ei ole täydellinen vaaditun laatan kanssa: {tile}.',
  'below-minimum': 'Kädessä on {fan:fan}; voittoon tarvitaan {minimum:fan}.',
  'kong-not-allowed': 'Näissä säännöissä ei ole kongeja.',
  'own-discard': 'Kukaan ei vaadi omaa laattaansa.',
  'not-robbable': 'Kongiin tulevan laatan voi vaatia vain voittoon, ja vain kun se lisätään avoimeen pungiin; suljetun kongin voivat ryöstää enintään kolmetoista orpoa.',
  'no-kong-from-discard': 'Poistettua laattaa ei lisätä avoimeen pungiin, vaan ainoastaan laatta, jonka pelaaja on itse nostanut.',
};

export const suggestion = 'Tarkoititko ”{suggestion}”?';
