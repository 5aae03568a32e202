import type { ExplanationKey, LineKey } from '../../engine/explain/words.ts';
import type { RulingCode } from '../../engine/vocabulary.ts';
import type { Connectives } from '../compose-reason.ts';

export const lines: Record<LineKey, string> = {
  proved: '{why:capital}: {worth}',
  'told-apart': '{why:capital} – {label}: {worth}',
  labelled: '{label}: {why} – {worth}',
  bare: '{label}: {worth}',
  instead: '{value} tavallisen pistelaskun ({uncapped}) sijasta',
  capped: 'Tulos {uncapped} rajataan arvoon {value}',
  declared: 'Arvo laskettiin pöydässä, eikä sitä tarkisteta',
};

export const connectives: Connectives = { or: ' tai ', not: 'ei päde: {why}', unhindered: 'mikään ei estä sitä' };

export const explanations: Record<ExplanationKey, string> = {
  'suppressed.excluded': 'Tätä ei lasketa, kun lasketaan ”{by}”.',
  'suppressed.lower-limit': 'Useasta rajakädestä lasketaan vain arvokkain: ”{by}”.',
  'suppressed.below-count': 'Käden tavallinen tulos ei ole pienempi, joten rajakättä ei käytetä.',
  'suppressed.limit-hand': 'Rajakäsi korvaa tavallisen pistelaskun: ”{by}”.',
  'suppressed.switched-off': 'Tästä säännöstä ei ole sovittu tässä pelissä.',
  'suppressed.non-repeat': 'Ei toistoa: tämä sisältyy aina kohtaan ”{by}”.',
  'suppressed.non-separation': 'Ei erottelua: yhtä fania varten koottuja settejä ei järjestetä uudelleen toista varten.',
  'suppressed.non-identical': 'Ei samaa kahdesti: tässä fanissa käytettyä settiä ei käytetä uudelleen samaan faniin.',
  'suppressed.account-once': 'Vain kerran: jo yhdistetyn setin saa yhdistää enää kerran, settiin, jota ei ole vielä käytetty.',
  'suppressed.not-only-wait': 'Muutkin tiilet olisivat täydentäneet käden.',
  'alternative.lower-score': 'Tämä tulkinta antaa {score}, valittu {taken}.',
  'alternative.lower-count': 'Tällä tulkinnalla saa yhtä paljon, mutta sen tavallinen tulos on pienempi.',
  'alternative.more-chows': 'Tällä tulkinnalla saa yhtä paljon, mutta siinä on enemmän chow’ita.',
  'alternative.equal': 'Tällä tulkinnalla saa yhtä paljon; kumpikin kelpaa.',
  'unsettled.hands-missing': 'Mitään ei ole vielä selvitetty: siihen tarvitaan kaikkien pelaajien kädet.',
  'unsettled.from-missing': 'Mitään ei ole vielä selvitetty: ei ole kerrottu, kuka viskasi voittotiilen tai kenen kong ryöstettiin.',
  'unsettled.below-minimum': 'Mitään ei selvitetä: käsi jää alle vähimmäismäärän eikä voita.',
};

export const rulings: Record<RulingCode, string> = {
  granted: 'Vaatimus hyväksytään.',
  outranked: 'Voitto menee pungin ja kongin edelle, ja ne chow’n edelle. Korkeampi vaatimus: {winner:seat}, {higher:claim}.',
  'later-in-turn': 'Kahdesta yhtä vahvasta vaatimuksesta tiilen saa se, joka on viskaajan jälkeen ensin vuorossa: {winner:seat}.',
  'not-your-turn': 'Chow’n saa vaatia vain seuraavana vuorossa oleva: {next:seat}.',
  'tiles-do-not-fit': 'Vaaditun tiilen kanssa nämä eivät muodosta ilmoitettua settiä: {tile}.',
  'not-complete': 'Käsi ei ole valmis vaaditun tiilen kanssa: {tile}.',
  'below-minimum': 'Kädessä on {fan:fan}; voittoon tarvitaan {minimum:fan}.',
  'kong-not-allowed': 'Näissä säännöissä ei ole kongeja.',
  'own-discard': 'Omaa viskaustaan ei voi vaatia.',
  'not-robbable': 'Kongiin tulevan tiilen voi vaatia vain voittoon, ja vain kun se lisätään avoimeen pungiin; suljetun kongin voi ryöstää vain kädellä ”Kolmetoista orpoa”, jos säännöt sen sallivat.',
  'no-kong-from-discard': 'Viskattua tiiltä ei lisätä avoimeen pungiin, vaan ainoastaan tiili, jonka pelaaja on itse nostanut.',
};

export const suggestion = 'Tarkoititko ”{suggestion}”?';
