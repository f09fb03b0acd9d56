import type { session as es } from '../es/session.ts'

export const session = {
  login: {
    title: 'Anmelden',
    text: 'Melden Sie sich mit Benutzername und Passwort Ihres Firmenkontos an.',
    user: 'Benutzername',
    password: 'Passwort',
    submit: 'Anmelden',
    forgotten: 'Passwort vergessen?',
    register: 'Konto erstellen',
    failed: 'Benutzername oder Passwort ist falsch',
    tooMany: 'Zu viele Versuche. Warten Sie {{time}} und versuchen Sie es erneut.',
    tooManySoon: 'Zu viele Versuche. Warten Sie einen Moment und versuchen Sie es erneut.',
    unreachable: 'Der Server ist nicht erreichbar. Prüfen Sie die Verbindung.',
    returning: 'Nach der Anmeldung geht es mit der gewünschten Seite weiter.',
  },
  token: {
    title: 'Anmeldung per Link',
    checking: 'Der Link wird geprüft…',
    who: 'Mit diesem Link melden Sie sich als {{name}} an.',
    short: 'Die Sitzung dauert 60 Sekunden.',
    enter: 'Als {{name}} anmelden',
    unchecked: 'Der Link konnte nicht geprüft werden',
    expired: 'Dieser Link ist nicht mehr gültig',
    expiredText:
      'Jeder Link gilt nur einmal und nur kurze Zeit. Bitten Sie um einen neuen oder melden Sie sich mit Benutzername und Passwort an.',
    normal: 'Mit Benutzername und Passwort anmelden',
  },
} satisfies typeof es
