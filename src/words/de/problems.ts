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
  'api-key-required': { title: 'Der Schlüssel des Dienstes fehlt', detail: 'Partien werden hier nur mit dem Schlüssel des Dienstes eröffnet.' },
  'role-forbidden': { title: 'Dieser Schlüssel erlaubt das nicht', detail: 'Der Schlüssel gehört zur Partie, aber hierfür braucht es einen anderen.' },
  'game-finished': { title: 'Die Partie ist beendet', detail: 'Eine beendete Partie nimmt weder Spiele noch Berichtigungen an. Wer sie eröffnet hat, kann sie wieder öffnen.' },
  'game-running': { title: 'Die Partie ist nicht beendet', detail: 'Nur eine beendete Partie kann wieder geöffnet werden.' },
  'deal-void': { title: 'Das Spiel ist schon gestrichen', detail: 'Damit es wieder zählt, durch das ersetzen, was gespielt wurde.' },
  'penalty-cancelled': { title: 'Die Strafe ist schon zurückgenommen', detail: 'Sie zählt nicht mehr.' },
  'deal-unsettled': { title: 'Das Spiel lässt sich nicht abrechnen', detail: 'Es steht nicht fest, wer wem wie viel zahlt.' },
  'import-invalid': { title: 'Das ist keine ausgeführte Partie', detail: 'Die Ereignisse sind nicht die einer einzigen Partie von der Eröffnung an.' },
};
