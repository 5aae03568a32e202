import type { ProblemTexts } from '../catalogue.ts';

export const problems: ProblemTexts = {
  'request-invalid': { title: 'Die Anfrage ließ sich nicht lesen', detail: 'Die Befunde sagen, was wo nicht stimmt; gezählt wurde nichts.' },
  'hand-invalid': { title: 'So etwas gibt es an keinem Tisch', detail: 'Die Anfrage wurde gelesen, aber die Befunde sagen, warum sie nach den Regeln unmöglich ist.' },
  'not-found': { title: 'Nicht gefunden', detail: 'Unter dieser Adresse gibt es nichts.' },
  'body-too-large': { title: 'Die Anfrage ist zu groß', detail: 'Bitte weniger auf einmal senden.' },
  'media-type': { title: 'Dieses Format wird nicht verstanden', detail: 'Bitte JSON senden, mit der Kopfzeile Content-Type: application/json.' },
  'rate-limited': { title: 'Zu viele Anfragen', detail: 'Bitte so lange warten, wie die Kopfzeile Retry-After sagt.' },
  overloaded: { title: 'Der Dienst ist überlastet', detail: 'Nichts wurde getan. Bitte so lange warten, wie die Kopfzeile Retry-After sagt.' },
  internal: { title: 'Bei uns ist etwas schiefgegangen', detail: 'Der Fehler ist festgehalten. Die Nummer der Anfrage hilft, ihn zu finden.' },
  'store-unavailable': { title: 'Der Speicher der Partien ist nicht erreichbar', detail: 'Zählen geht; Partien lassen sich gerade nicht lesen oder schreiben.' },
  'idempotency-key-reused': { title: 'Dieser Schlüssel wurde schon verwendet', detail: 'Derselbe Idempotency-Key kam mit einer anderen Anfrage. Eine neue Anfrage braucht einen neuen.' },
  'edit-conflict': { title: 'Jemand war schneller', detail: 'Die Partie hat sich seit dem Lesen geändert. Bitte neu lesen und die Änderung wiederholen.' },
  'game-invalid': { title: 'Die Partie lässt das nicht zu', detail: 'Die Befunde sagen, warum.' },
};
