import type { session as es } from '../es/session.ts'

export const session = {
  login: {
    title: 'Anmelden',
    text: 'Verwenden Sie Ihren Benutzernamen und Ihr Kennwort im Unternehmen.',
    user: 'Benutzername',
    password: 'Kennwort',
    submit: 'Anmelden',
    forgotten: 'Kennwort vergessen?',
    register: 'Konto erstellen',
    failed: 'Benutzername oder Kennwort ist falsch',
    tooMany: 'Zu viele Versuche. Warten Sie {{time}} und versuchen Sie es erneut.',
    tooManySoon: 'Zu viele Versuche. Warten Sie einen Moment und versuchen Sie es erneut.',
    unreachable: 'Der Server ist nicht erreichbar. Prüfen Sie die Verbindung.',
    returning: 'Nach der Anmeldung kehren Sie zur gewünschten Seite zurück.',
  },
  token: {
    title: 'Anmeldung per Link',
    checking: 'Der Link wird geprüft…',
    who: 'Dieser Link meldet {{name}} an.',
    short: 'Die Sitzung dauert 60 Sekunden.',
    enter: 'Als {{name}} eintreten',
    unchecked: 'Der Link konnte nicht geprüft werden',
    expired: 'Dieser Link ist nicht mehr gültig',
    expiredText:
      'Jeder Link gilt nur einmal und nur kurze Zeit. Bitten Sie um einen neuen oder melden Sie sich mit Benutzername und Kennwort an.',
    normal: 'Mit Benutzername und Kennwort anmelden',
  },
} satisfies typeof es
