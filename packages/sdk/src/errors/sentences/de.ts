import type { Sentences } from './sentences.ts'

/** Error sentences in German. */
export const de: Sentences = {
  connection: 'Keine Verbindung zum Server',
  timeout: 'Der Server hat nicht rechtzeitig geantwortet',
  deadline: 'Der Vorgang hat zu lange gedauert',
  aborted: 'Der Vorgang wurde abgebrochen',
  validation: 'Eine Angabe stimmt nicht',
  authentication: 'Sie sind nicht angemeldet, oder Benutzername oder Passwort sind falsch',
  permission: 'Dafür fehlt Ihnen die Berechtigung',
  'not-found': 'Das gibt es nicht, oder Sie dürfen es nicht sehen',
  conflict: 'Der jetzige Zustand lässt das nicht zu',
  'rate-limit': 'Zu viele Versuche: Warten Sie, bevor Sie es noch einmal versuchen',
  server: 'Der Server hat einen Fehler: Versuchen Sie es später noch einmal',
  http: 'Der Server hat die Anfrage nicht angenommen',
  'session-ended': 'Ihre Sitzung ist beendet: Melden Sie sich neu an',
  'load-failed': 'Der Import ist fehlgeschlagen',
  'load-paused': 'Der Import ist angehalten',
  'body-not-replayable': 'Die Datei konnte nicht noch einmal gesendet werden',
  'response-mismatch': 'Die Antwort des Servers ist nicht wie vereinbart',
}
