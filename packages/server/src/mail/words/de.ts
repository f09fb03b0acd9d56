import type { MailWords } from './letters.ts'

export const de: MailWords = {
  greeting: 'Guten Tag {{name}},',
  linkHint: 'Wenn die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
  closing: 'Diese Nachricht wurde automatisch versendet; bitte antworten Sie nicht darauf.',
  letters: {
    recovery: {
      subject: 'Ihr Portal-Passwort zurücksetzen',
      lines: [
        'Wir wurden gebeten, das Passwort Ihres Benutzerkontos „{{username}}“ zurückzusetzen.',
        'Der Link funktioniert nur einmal und läuft nach {{minutes}} Minuten ab.',
        'Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Ihr Passwort bleibt unverändert.',
      ],
      action: 'Neues Passwort wählen',
    },
    invitation: {
      subject: 'Ihr Portal-Konto',
      lines: [
        'Für Sie wurde ein Konto im Portal angelegt. Ihr Benutzername lautet „{{username}}“.',
        'Wählen Sie Ihr Passwort über diesen Link: Er gilt einmal und läuft nach {{days}} Tagen ab.',
        'Falls Sie das nicht erwartet haben, fragen Sie Ihre Administration.',
      ],
      action: 'Passwort wählen',
    },
    passwordReset: {
      subject: 'Wählen Sie ein neues Portal-Passwort',
      lines: [
        'Die Administration hat das Passwort Ihres Benutzerkontos „{{username}}“ ungültig gemacht und Ihre Sitzungen beendet.',
        'Wählen Sie über diesen Link ein neues: Er gilt einmal und läuft nach {{hours}} Stunden ab.',
        'Falls Sie das nicht erwartet haben, fragen Sie Ihre Administration.',
      ],
      action: 'Neues Passwort wählen',
    },
    passwordChanged: {
      subject: 'Ihr Portal-Passwort wurde geändert',
      lines: [
        'Das Passwort Ihres Benutzerkontos „{{username}}“ wurde soeben geändert, und Ihre anderen Sitzungen wurden beendet.',
        'Wenn Sie das nicht waren, setzen Sie es sofort zurück und informieren Sie die Administration.',
      ],
      action: 'Passwort zurücksetzen',
    },
    registration: {
      subject: 'Bestätigen Sie Ihr Portal-Konto',
      lines: [
        'Mit dieser E-Mail-Adresse wurde ein Konto für das Portal angefordert.',
        'Der Link funktioniert nur einmal und läuft nach {{minutes}} Minuten ab.',
        'Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Es wird kein Konto angelegt.',
      ],
      action: 'Konto bestätigen',
    },
    accountExists: {
      subject: 'Sie haben bereits ein Portal-Konto',
      lines: [
        'Mit dieser E-Mail-Adresse wurde ein Konto für das Portal angefordert, doch zu ihr gehört bereits Ihr Benutzerkonto „{{username}}“.',
        'Wenn Sie das waren und Ihr Passwort vergessen haben, können Sie es zurücksetzen. Andernfalls brauchen Sie nichts zu tun: Es hat sich nichts geändert.',
      ],
      action: 'Passwort zurücksetzen',
    },
    signInSlowed: {
      subject: 'Zu viele Anmeldeversuche mit Ihrem Benutzerkonto',
      lines: [
        'Es wurde mehrmals hintereinander versucht, sich mit falschem Passwort oder Code als „{{username}}“ am Portal anzumelden. Der Zugang aus diesem Netz wurde vorübergehend gesperrt.',
        'Wenn Sie das nicht waren, ändern Sie Ihr Passwort und informieren Sie die Administration.',
      ],
      action: 'Portal öffnen',
    },
    questionsChanged: {
      subject: 'Ihre Sicherheitsfragen im Portal wurden geändert',
      lines: [
        'Die Sicherheitsfragen Ihres Benutzerkontos „{{username}}“ wurden soeben geändert.',
        'Wenn Sie das nicht waren, ändern Sie Ihr Passwort und informieren Sie die Administration.',
      ],
      action: 'Portal öffnen',
    },
  },
}
