import type { notifications as es } from '../es/notifications.ts'

export const notifications = {
  origins: { loads: 'Importe', access: 'Zugriff', agents: 'Agenten', incidents: 'Störungen' },
  notices: {
    tickets: {
      escalated: { title: 'Ticket {{number}}: Die Frist läuft ab', text: '„{{subject}}“, bis {{at}}.' },
    },
    openings: { late: { title: '{{service}} ist nicht geöffnet', text: 'Geplant war {{at}}.' } },
    blacklists: {
      removalAsked: {
        title: '{{person}} beantragt eine Streichung von einer Sperrliste',
        text: '{{value}}. Grund: {{reason}}',
      },
      removalDecided: { title: 'Über Ihren Antrag auf Streichung wurde entschieden', text: '{{value}}' },
    },
    loads: {
      completed: {
        title: 'Der Import „{{load}}“ ist abgeschlossen',
        text: 'Gelesene Zeilen: {{records}}. Abgelehnt: {{errors}}.',
      },
      failed: {
        title: 'Der Import „{{load}}“ ist fehlgeschlagen',
        text: 'Öffnen Sie ihn, um den Grund zu sehen und ihn fortzusetzen.',
      },
      undone: {
        title: 'Der Import „{{load}}“ wurde rückgängig gemacht',
        text: 'Zurückgesetzte Datensätze: {{records}}. Behalten: {{kept}}.',
      },
      sourceFailed: {
        title: 'Der geplante Import „{{source}}“ ist fehlgeschlagen',
        text: '„{{file}}“ konnte nicht übernommen werden.',
      },
    },
    access: {
      requested: { title: '{{person}} beantragt Zugriff', text: 'Berechtigung: {{permission}}' },
      decided: {
        title: 'Über Ihren Zugriffsantrag wurde entschieden',
        text: 'Berechtigung: {{permission}}',
      },
      granted: {
        title: 'Ihnen wurde eine Berechtigung erteilt',
        text: '{{permission}}. Erteilt von {{person}}.',
      },
      revoked: { title: 'Eine Berechtigung wurde Ihnen entzogen', text: '{{permission}}. Grund: {{reason}}' },
      secondFactorReset: {
        title: 'Ihre Bestätigung in zwei Schritten wurde zurückgesetzt',
        text: 'Wenn Sie das nicht veranlasst haben, informieren Sie Ihre Administration.',
      },
    },
    agents: {
      message: { title: 'Nachricht von {{person}}', text: '{{text}}' },
      moved: { title: '{{person}} hat Ihren Status geändert', text: 'Grund: {{reason}}' },
      stopped: { title: '{{person}} hat Ihre Sitzung beendet', text: 'Grund: {{reason}}' },
      breakDue: {
        title: 'Eine Pause ist fällig: {{breakType}}',
        text: 'Sie können sie jetzt machen. Sie dauert {{minutes}} Min.',
      },
      breakTurn: {
        title: 'Sie sind an der Reihe: {{breakType}}',
        text: 'Sie haben {{minutes}} Min., um sie zu beginnen; danach ist die nächste Person an der Reihe.',
      },
    },
    incidents: {
      assigned: { title: '{{person}} hat Ihnen eine Störung zugewiesen', text: '{{incident}}' },
      answered: { title: '{{person}} hat zu einer Störung geschrieben', text: '{{incident}}' },
      resolved: { title: '{{person}} hat Ihre Störung gelöst', text: '{{incident}}' },
      justified: { title: 'Ihre Zeit wurde wegen einer Störung gerechtfertigt', text: '{{incident}}' },
    },
    reports: {
      ready: { title: 'Die Datei ist fertig', text: '„{{name}}“' },
      scheduled: { title: 'Ihr geplanter Bericht ist fertig', text: '„{{name}}“' },
      failed: { title: 'Die Datei konnte nicht erstellt werden', text: '„{{name}}“' },
      shared: { title: 'Ein Bericht wird mit Ihnen geteilt', text: '{{person}}: „{{name}}“' },
    },
    clock: {
      correctionAsked: { title: '{{person}} bittet um eine Zeitkorrektur', text: 'Arbeitstag {{date}}' },
      correctionDecided: {
        title: '{{person}} hat auf Ihre Korrektur geantwortet',
        text: 'Arbeitstag {{date}}',
      },
      corrected: {
        title: '{{person}} hat eine Zeitbuchung korrigiert',
        text: 'Arbeitstag {{date}}: gilt bereits',
      },
      packageReady: { title: 'Das Paket der Zeiterfassung ist fertig', text: 'Vom {{from}} bis {{until}}' },
      recordGranted: {
        title: '{{person}} gibt Ihnen Zugriff auf eine Zeiterfassung',
        text: 'Vom {{from}} bis {{until}}',
      },
      monthSummary: {
        title: 'Ihre Stundenübersicht für {{month}}',
        text: '{{ordinary}} regulär, {{complementary}} Mehrarbeit in Teilzeit und {{extra}} Überstunden: Bestätigen Sie den Monat',
      },
      monthReopened: { title: '{{person}} hat Ihren Monat {{month}} wieder geöffnet', text: '{{reason}}' },
      incidentJustified: {
        title: '{{person}} begründet eine Auffälligkeit des Arbeitstags',
        text: 'Arbeitstag vom {{date}}',
      },
      incidentDecided: {
        title: '{{person}} hat über eine Auffälligkeit Ihres Arbeitstags entschieden',
        text: 'Arbeitstag vom {{date}}',
      },
    },
    payslips: {
      published: {
        title: 'Ihre Lohnabrechnung für {{month}} ist da',
        text: 'Mit der Stundenübersicht des Monats',
      },
      due: {
        title: 'Ihre Lohnabrechnung für {{month}} ist noch nicht heruntergeladen',
        text: 'Laden Sie sie bei Gelegenheit herunter',
      },
    },
    approvals: {
      delegated: {
        title: '{{person}} überträgt Ihnen die Entscheidungen',
        text: 'Vom {{from}} bis {{until}}',
      },
      standInNamed: {
        title: '{{person}} entscheidet in Ihrer Vertretung',
        text: 'Vom {{from}} bis {{until}}, eingerichtet von {{by}}',
      },
    },
    telework: {
      offered: {
        title: '{{person}} bietet Ihnen eine Vereinbarung zur Telearbeit an',
        text: 'Ab {{from}}: lesen und unterschreiben Sie sie',
      },
      answered: {
        title: '{{person}} hat auf die Vereinbarung zur Telearbeit geantwortet',
        text: 'Ab {{from}}',
      },
      reversed: { title: '{{person}} beendet die Telearbeit', text: 'Letzter Tag: {{until}}. {{reason}}' },
    },
    vacations: {
      asked: { title: '{{person}} wartet auf Ihre Entscheidung über Urlaub', text: '{{from}} bis {{until}}' },
      decided: {
        title: '{{person}} hat auf Ihren Urlaubsantrag geantwortet',
        text: '{{from}} bis {{until}}',
      },
      entered: {
        title: '{{person}} hat in Ihrem Namen Urlaub beantragt',
        text: 'Vom {{from}} bis {{until}}',
      },
      cancelled: { title: '{{person}} storniert Ihren Urlaub', text: '{{from}} bis {{until}}: {{reason}}' },
      endsEarly: {
        title: '{{person}} zieht das Ende Ihres Urlaubs vor',
        text: 'Letzter Tag {{until}}: {{reason}}',
      },
      placeOffered: {
        title: 'Für Ihren Urlaub ist ein Platz frei',
        text: 'Vom {{from}} bis {{until}}: nehmen Sie ihn an, bevor er verfällt',
      },
      placeGranted: { title: 'Ihr Urlaub hat jetzt einen Platz', text: 'Vom {{from}} bis {{until}}' },
      waitingEnded: {
        title: 'Ihr Urlaub steht nicht mehr auf der Warteliste',
        text: 'Vom {{from}} bis {{until}}',
      },
      answersLate: {
        title: 'Anträge von „{{name}}“ sind unbeantwortet',
        text: '{{count}} verspätet seit {{date}}',
      },
    },
    absences: {
      asked: { title: '{{person}} wartet auf Ihre Entscheidung über eine Abwesenheit', text: 'Ab {{from}}' },
      decided: { title: '{{person}} hat auf Ihre Abwesenheit geantwortet', text: 'Vom {{from}}' },
      entered: { title: '{{person}} hat für Sie eine Abwesenheit eingetragen', text: 'Ab {{from}}' },
      proofDue: { title: 'Der Nachweis Ihrer Abwesenheit fehlt', text: 'Vom {{from}}, fällig bis {{due}}' },
      notJustified: {
        title: 'Ihre Abwesenheit ist nicht entschuldigt',
        text: 'Vom {{from}}, fällig war der Nachweis bis {{due}}',
      },
    },
    adaptations: {
      asked: { title: '{{person}} beantragt eine Anpassung der Arbeitszeit', text: 'Antwort bis {{due}}' },
      decided: { title: 'Ihr Antrag auf Anpassung der Arbeitszeit wurde beantwortet', text: 'Ab {{from}}' },
    },
  },
  kinds: {
    tickets: { escalated: 'Die Frist eines Tickets läuft ab' },
    openings: { late: 'Ein Service wird nicht pünktlich geöffnet' },
    blacklists: {
      removalAsked: 'Jemand beantragt, einen Eintrag von einer Sperrliste zu streichen',
      removalDecided: 'Über meinen Antrag auf Streichung wird entschieden',
    },
    loads: {
      completed: 'Ein Import ist abgeschlossen',
      failed: 'Ein Import ist fehlgeschlagen',
      undone: 'Ein Import wurde rückgängig gemacht',
      sourceFailed: 'Ein geplanter Import ist fehlgeschlagen',
    },
    access: {
      requested: 'Jemand beantragt Zugriff',
      decided: 'Über meinen Zugriffsantrag wird entschieden',
      granted: 'Mir wird eine Berechtigung erteilt',
      revoked: 'Mir wird eine Berechtigung entzogen',
      secondFactorReset: 'Meine Bestätigung in zwei Schritten wird zurückgesetzt',
    },
    agents: {
      message: 'Meine Koordination schreibt mir',
      moved: 'Meine Koordination ändert meinen Status',
      stopped: 'Meine Koordination beendet meine Sitzung',
      breakDue: 'Eine Pause ist fällig',
      breakTurn: 'Ich bin mit der Pause an der Reihe',
    },
    incidents: {
      assigned: 'Mir wird eine Störung zugewiesen',
      answered: 'Jemand schreibt zu meiner Störung',
      resolved: 'Meine Störung wird gelöst',
      justified: 'Meine Zeit wird wegen einer Störung gerechtfertigt',
    },
    reports: {
      ready: 'Meine Datei eines Berichts ist fertig',
      scheduled: 'Mein geplanter Bericht ist fertig',
      failed: 'Meine Datei eines Berichts ist fehlgeschlagen',
      shared: 'Jemand teilt einen Bericht mit mir',
    },
    clock: {
      correctionAsked: 'Ich soll einer Zeitkorrektur zustimmen',
      correctionDecided: 'Meine Zeitkorrektur wird beantwortet',
      corrected: 'Eine Zeitbuchung wird mit einer Unterschrift korrigiert',
      packageReady: 'Mein Paket der Zeiterfassung ist fertig',
      recordGranted: 'Ich erhalte Zugriff auf eine Zeiterfassung',
      monthSummary: 'Ich erhalte die monatliche Stundenübersicht',
      monthReopened: 'Ein bestätigter Monat wird wieder geöffnet',
      incidentJustified: 'Jemand begründet eine Auffälligkeit des Arbeitstags',
      incidentDecided: 'Über eine Auffälligkeit meines Tages wird entschieden',
    },
    payslips: {
      published: 'Meine Lohnabrechnung wird veröffentlicht',
      due: 'Ich werde an das Herunterladen meiner Lohnabrechnung erinnert',
    },
    approvals: {
      delegated: 'Jemand überträgt mir die Entscheidungen',
      standInNamed: 'Jemand bestimmt, wer mich vertritt',
    },
    telework: {
      offered: 'Mir wird eine Vereinbarung zur Telearbeit angeboten',
      answered: 'Auf eine Vereinbarung zur Telearbeit wird geantwortet',
      reversed: 'Die andere Seite beendet eine Vereinbarung zur Telearbeit',
    },
    vacations: {
      asked: 'Ich soll über Urlaub entscheiden',
      decided: 'Mein Urlaubsantrag wird beantwortet',
      entered: 'Jemand beantragt in meinem Namen Urlaub',
      cancelled: 'Das Unternehmen storniert meinen Urlaub',
      endsEarly: 'Das Ende meines Urlaubs wird vorgezogen',
      placeOffered: 'Ein Platz für meinen Urlaub wird angeboten',
      placeGranted: 'Mein Urlaub bekommt einen Platz',
      waitingEnded: 'Mein Urlaub verlässt die Warteliste',
      answersLate: 'Urlaub wird nicht rechtzeitig beantwortet',
    },
    absences: {
      asked: 'Ich soll über Abwesenheiten entscheiden',
      decided: 'Meine Abwesenheiten werden beantwortet',
      entered: 'Für mich wird eine Abwesenheit eingetragen',
      proofDue: 'Der Nachweis einer Abwesenheit wird fällig',
      notJustified: 'Eine meiner Abwesenheiten ist nicht entschuldigt',
    },
    adaptations: {
      asked: 'Ich soll eine Anpassung der Arbeitszeit beantworten',
      decided: 'Mein Antrag auf Anpassung der Arbeitszeit wird beantwortet',
    },
  },
  views: { list: 'Benachrichtigungen', preferences: 'Einstellungen', exclusions: 'Ausschlüsse' },
  viewsLabel: 'Bereiche der Benachrichtigungen',
  text: 'Was das Portal Ihnen mitgeteilt hat.',
  notice: 'Benachrichtigung',
  detail: 'Einzelheiten',
  kind: 'Art',
  createdAt: 'Erhalten',
  state: 'Status',
  read: 'Gelesen',
  unread: 'Ungelesen',
  day: 'Datum',
  none: 'Sie haben keine Benachrichtigungen',
  noneText: 'Hier sehen Sie, was mit Ihren Importen und Anträgen geschieht.',
  fresh_one: '{{number}} neue',
  fresh_other: '{{number}} neue',
  showFresh: 'Anzeigen',
  markRead: 'Als gelesen markieren',
  markAllRead: 'Alle als gelesen markieren',
  marking: 'Werden als gelesen markiert',
  markedAll: 'Alle als gelesen markiert',
  destroyText: 'Die Benachrichtigung verschwindet aus Ihrer Liste. Sonst ändert sich nichts.',
  destroyed: 'Benachrichtigung gelöscht',
  preferences: {
    text: 'Wählen Sie, welche Benachrichtigungen Sie erhalten möchten und wo. E-Mails gehen an die Adresse in Ihrem Profil.',
    portal: 'Im Portal',
    mail: 'Per E-Mail',
    excluded: 'Von der Administration ausgeschlossen',
  },
  quiet: {
    title: 'Ruhezeiten',
    text: 'Ihr Recht auf Nichterreichbarkeit: In diesen Stunden erhalten Sie weder Benachrichtigungen noch E-Mails. Sie erhalten sie danach. Zeitzone: {{zone}}.',
    daily: 'Jeden Tag',
    from: 'Von',
    to: 'Bis',
    weekends: 'Samstag und Sonntag ganztägig',
  },
  exclusions: {
    text: 'Personen, die bestimmte Benachrichtigungen nicht erhalten, unabhängig von ihren Einstellungen. Sie sehen es dort.',
    create: 'Neuer Ausschluss',
    none: 'Es gibt keine Ausschlüsse',
    noneText: 'Alle erhalten, was sie gewählt haben.',
    person: 'Person',
    username: 'Benutzername',
    usernameHelp: 'Der Benutzername im Portal.',
    kind: 'Art',
    allKinds: 'Alle Benachrichtigungen',
    endsAt: 'Bis',
    endsAtHelp: 'Letzter Tag des Ausschlusses. Leer lassen, wenn es kein Ende gibt.',
    reason: 'Grund',
    createdBy: 'Erstellt von',
    destroy: 'Ausschluss beenden',
    destroyText:
      'Die Person erhält wieder die gewählten Benachrichtigungen. Die aus der Zwischenzeit werden nicht nachgesendet.',
    destroyed: 'Ausschluss beendet',
  },
} satisfies typeof es
