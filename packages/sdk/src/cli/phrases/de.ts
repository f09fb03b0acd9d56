import type { FailureWords } from './failure-words.ts'

/** German messages. */
export const de: FailureWords = {
  wrongNames: 'Benutzername oder Passwort ist falsch',
  notSignedIn: 'Sie sind nicht angemeldet',
  notAllowed: 'Dazu fehlt Ihnen die Berechtigung',
  notFound: 'Diese Ladung oder dieses Format gibt es nicht, oder Sie dürfen sie nicht sehen',
  conflict: 'Der jetzige Zustand lässt das nicht zu',
  tooManyTries: 'Zu viele Versuche: warten Sie, bevor Sie es wieder versuchen',
  noConnection: 'Keine Verbindung zum Server',
  noAnswer: 'Der Server hat nicht rechtzeitig geantwortet',
  loadFailed: 'Die Ladung ist fehlgeschlagen',
  interrupted: 'Abgebrochen',
}
