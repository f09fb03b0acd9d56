import type { MailWords } from './letters.ts'
import { payroll } from './payroll/de.ts'
import { timeOff } from './time-off/de.ts'

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
    loadCompleted: {
      subject: 'Der Import „{{load}}“ ist abgeschlossen',
      lines: [
        'Der Import „{{load}}“ ist abgeschlossen. Gelesene Zeilen: {{records}}. Abgelehnt: {{errors}}.',
      ],
      action: 'Import ansehen',
    },
    loadFailed: {
      subject: 'Der Import „{{load}}“ ist fehlgeschlagen',
      lines: [
        'Der Import „{{load}}“ ist fehlgeschlagen. Auf seiner Seite sehen Sie den Grund und wie es weitergeht.',
      ],
      action: 'Import ansehen',
    },
    ticketEscalated: {
      subject: 'Die Frist von Ticket {{number}} läuft ab',
      lines: ['Ticket {{number}}, „{{subject}}“, ist fällig bis {{at}}.'],
      action: 'Zum Ticket',
    },
    openingLate: {
      subject: '{{service}} ist nicht geöffnet',
      lines: ['„{{service}}“ sollte um {{at}} öffnen, und niemand hat es erfasst.'],
      action: 'Zur Öffnung',
    },
    loadUndone: {
      subject: 'Der Import „{{load}}“ wurde rückgängig gemacht',
      lines: [
        'Der Import „{{load}}“ wurde rückgängig gemacht. Zurückgesetzte Datensätze: {{records}}. Behalten: {{kept}}.',
      ],
      action: 'Import ansehen',
    },
    loadSourceFailed: {
      subject: 'Der geplante Import „{{source}}“ ist fehlgeschlagen',
      lines: [
        'Der geplante Import „{{source}}“ konnte „{{file}}“ nicht übernehmen. Auf seiner Seite sehen Sie den Grund.',
      ],
      action: 'Geplanten Import ansehen',
    },
    blacklistRemovalAsked: {
      subject: '{{person}} beantragt eine Streichung von einer Sperrliste',
      lines: ['{{person}} beantragt, „{{value}}“ von einer Sperrliste zu streichen. Grund: {{reason}}.'],
      action: 'Antrag ansehen',
    },
    blacklistRemovalDecided: {
      subject: 'Über Ihren Antrag auf Streichung wurde entschieden',
      lines: ['Über Ihren Antrag, „{{value}}“ von einer Sperrliste zu streichen, wurde entschieden.'],
      action: 'Antrag ansehen',
    },
    accessRequested: {
      subject: '{{person}} beantragt Zugriff',
      lines: ['{{person}} beantragt die Berechtigung „{{permission}}“.'],
      action: 'Antrag ansehen',
    },
    accessDecided: {
      subject: 'Über Ihren Zugriffsantrag wurde entschieden',
      lines: ['Über Ihren Antrag auf die Berechtigung „{{permission}}“ wurde entschieden.'],
      action: 'Antwort ansehen',
    },
    accessGranted: {
      subject: 'Ihnen wurde eine Berechtigung erteilt',
      lines: ['{{person}} hat Ihnen die Berechtigung „{{permission}}“ erteilt.'],
      action: 'Ihr Profil ansehen',
    },
    accessRevoked: {
      subject: 'Eine Berechtigung wurde Ihnen entzogen',
      lines: ['Die Berechtigung „{{permission}}“ wurde Ihnen entzogen. Grund: {{reason}}.'],
      action: 'Antrag ansehen',
    },
    secondFactorReset: {
      subject: 'Ihre Bestätigung in zwei Schritten wurde zurückgesetzt',
      lines: [
        'Die Administration hat Ihre Bestätigung in zwei Schritten zurückgesetzt und Ihre Sitzungen beendet. Wenn Sie das nicht veranlasst haben, informieren Sie die Administration.',
      ],
      action: 'Portal öffnen',
    },
    agentMessage: {
      subject: '{{person}} hat Ihnen geschrieben',
      lines: ['{{person}} hat Ihnen im Portal geschrieben: „{{text}}“.'],
      action: 'Portal öffnen',
    },
    agentMoved: {
      subject: '{{person}} hat Ihren Status geändert',
      lines: ['{{person}} hat Ihren Agentenstatus geändert. Grund: {{reason}}.'],
      action: 'Portal öffnen',
    },
    agentStopped: {
      subject: '{{person}} hat Ihre Sitzung beendet',
      lines: ['{{person}} hat Ihre Sitzung auf allen Geräten beendet. Grund: {{reason}}.'],
      action: 'Portal öffnen',
    },
    breakDue: {
      subject: 'Ihre Pause ist fällig: {{breakType}}',
      lines: ['Sie können jetzt Ihre Pause „{{breakType}}“ machen. Sie dauert {{minutes}} Minuten.'],
      action: 'Portal öffnen',
    },
    breakTurn: {
      subject: 'Sie sind mit der Pause an der Reihe: {{breakType}}',
      lines: [
        'Sie haben {{minutes}} Minuten, um Ihre Pause „{{breakType}}“ zu beginnen; danach ist die nächste Person an der Reihe.',
      ],
      action: 'Portal öffnen',
    },
    incidentAssigned: {
      subject: '{{person}} hat Ihnen eine Störung zugewiesen',
      lines: ['{{person}} hat Ihnen die Störung „{{incident}}“ zugewiesen.'],
      action: 'Störung ansehen',
    },
    incidentAnswered: {
      subject: '{{person}} hat zu einer Störung geschrieben',
      lines: ['{{person}} hat zur Störung „{{incident}}“ geschrieben.'],
      action: 'Störung ansehen',
    },
    incidentResolved: {
      subject: '{{person}} hat Ihre Störung gelöst',
      lines: ['{{person}} hat die Störung „{{incident}}“ gelöst.'],
      action: 'Störung ansehen',
    },
    incidentJustified: {
      subject: 'Ihre Zeit wurde wegen einer Störung gerechtfertigt',
      lines: [
        'Die Zeit, in der die Störung „{{incident}}“ Sie an der Arbeit gehindert hat, gilt als gerechtfertigt.',
      ],
      action: 'Portal öffnen',
    },
    correctionAsked: {
      subject: 'Eine Zeitkorrektur wartet auf Sie',
      lines: [
        '{{person}} bittet um die Korrektur einer Buchung vom {{date}}. Bis Sie entscheiden, ändert sich nichts.',
      ],
      action: 'Korrektur ansehen',
    },
    corrected: {
      subject: 'Eine Zeitbuchung wurde korrigiert',
      lines: [
        '{{person}} hat eine Zeitbuchung vom {{date}} korrigiert. Nach den Regeln dieses Tages genügt eine Unterschrift: Sie gilt bereits.',
      ],
      action: 'Korrektur ansehen',
    },
    correctionDecided: {
      subject: 'Ihre Korrektur wurde beantwortet',
      lines: ['{{person}} hat auf die Korrektur der Buchung vom {{date}} geantwortet.'],
      action: 'Korrektur ansehen',
    },
    packageReady: {
      subject: 'Das Paket der Zeiterfassung ist fertig',
      lines: [
        'Das Paket der Zeiterfassung vom {{from}} bis {{until}} ist fertig. Sie können es sieben Tage lang herunterladen.',
      ],
      action: 'Paket herunterladen',
    },
    recordGranted: {
      subject: 'Sie können eine Zeiterfassung einsehen',
      lines: [
        '{{person}} hat Ihnen Lesezugriff auf die Zeiterfassung vom {{from}} bis {{until}} gegeben. Jede Einsicht wird festgehalten.',
      ],
      action: 'Zeiterfassung öffnen',
    },
    monthSummary: {
      subject: 'Ihre Stundenübersicht für {{month}}',
      lines: [
        'Stunden im {{month}}: {{ordinary}} regulär, {{complementary}} Mehrarbeit in Teilzeit und {{extra}} Überstunden. Prüfen Sie sie und bestätigen Sie den Monat.',
      ],
      action: 'Monat prüfen',
    },
    dayIncidentJustified: {
      subject: 'Eine Auffälligkeit wurde begründet',
      lines: [
        '{{person}} hat eine Auffälligkeit des Arbeitstags vom {{date}} begründet. Sie entscheiden darüber.',
      ],
      action: 'Arbeitstag ansehen',
    },
    dayIncidentDecided: {
      subject: 'Über eine Auffälligkeit Ihres Arbeitstags wurde entschieden',
      lines: ['{{person}} hat über eine Auffälligkeit Ihres Arbeitstags vom {{date}} entschieden.'],
      action: 'Arbeitstag ansehen',
    },
    monthReopened: {
      subject: 'Ihr Monat {{month}} wurde wieder geöffnet',
      lines: [
        '{{person}} hat Ihren Monat {{month}} wieder geöffnet: {{reason}}',
        'Bestätigen Sie ihn erneut, sobald er stimmt.',
      ],
      action: 'Monat ansehen',
    },
    reportReady: {
      subject: 'Ihre Datei „{{name}}“ ist fertig',
      lines: ['Die Datei zu „{{name}}“ ist fertig. Sie können sie sieben Tage lang herunterladen.'],
      action: 'Datei herunterladen',
    },
    reportScheduled: {
      subject: 'Bericht „{{name}}“',
      lines: [
        'Ihr geplanter Bericht „{{name}}“ ist fertig. Sie können ihn sieben Tage lang herunterladen; zur Sicherheit ist er nicht angehängt.',
      ],
      action: 'Bericht herunterladen',
    },
    reportFailed: {
      subject: '„{{name}}“ konnte nicht erstellt werden',
      lines: ['Die Datei zu „{{name}}“ konnte nicht erstellt werden. Den Grund nennt die Liste der Dateien.'],
      action: 'Dateien ansehen',
    },
    reportShared: {
      subject: '{{person}} teilt einen Bericht mit Ihnen',
      lines: [
        '{{person}} teilt die Berichtsdefinition „{{name}}“ mit Ihnen. Sie können sie öffnen oder sich zusenden lassen.',
      ],
      action: 'Definitionen ansehen',
    },
    ...timeOff,
    ...payroll,
  },
}
