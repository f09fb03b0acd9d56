import type { LettersOf } from '#mail/words/letters.ts'

export const clock = {
  correctionAsked: {
    subject: 'Eine Zeitkorrektur wartet auf Sie',
    lines: [
      '{{person}} bittet um die Korrektur einer Buchung vom {{date}}. Bis Sie entscheiden, ändert sich nichts.',
    ],
    action: 'Korrektur ansehen',
  },
  correctionDecided: {
    subject: 'Ihre Korrektur wurde beantwortet',
    lines: ['{{person}} hat auf die Korrektur der Buchung vom {{date}} geantwortet.'],
    action: 'Korrektur ansehen',
  },
  corrected: {
    subject: 'Eine Zeitbuchung wurde korrigiert',
    lines: [
      '{{person}} hat eine Zeitbuchung vom {{date}} korrigiert. Nach den Regeln dieses Tages genügt eine Unterschrift: Sie gilt bereits.',
    ],
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
  monthReopened: {
    subject: 'Ihr Monat {{month}} wurde wieder geöffnet',
    lines: [
      '{{person}} hat Ihren Monat {{month}} wieder geöffnet: {{reason}}',
      'Bestätigen Sie ihn erneut, sobald er stimmt.',
    ],
    action: 'Monat ansehen',
  },
  incidentJustified: {
    subject: 'Eine Auffälligkeit wurde begründet',
    lines: [
      '{{person}} hat eine Auffälligkeit des Arbeitstags vom {{date}} begründet. Sie entscheiden darüber.',
    ],
    action: 'Arbeitstag ansehen',
  },
  incidentDecided: {
    subject: 'Über eine Auffälligkeit Ihres Arbeitstags wurde entschieden',
    lines: ['{{person}} hat über eine Auffälligkeit Ihres Arbeitstags vom {{date}} entschieden.'],
    action: 'Arbeitstag ansehen',
  },
  forgotten: {
    subject: 'Ihr Arbeitsende vom {{date}} fehlt',
    lines: [
      'Es ist nicht bekannt, wann Sie am {{date}} gegangen sind. Geben Sie es an: Es wird als von Ihnen angegeben gekennzeichnet.',
    ],
    action: 'Arbeitsende angeben',
  },
  missing: {
    subject: 'Keine Zeitbuchungen am {{date}}',
    lines: [
      'Am {{date}} war Arbeit geplant, und es gibt keine Zeitbuchungen. Tragen Sie sie nach oder melden Sie die Abwesenheit.',
    ],
    action: 'Arbeitstag ansehen',
  },
  missingTeam: {
    subject: 'Personen ohne Zeitbuchung am {{date}}: {{count}}',
    lines: [
      'Am {{date}} war Arbeit geplant, und es gibt keine Zeitbuchungen. Personen: {{count}}. Jede wurde benachrichtigt.',
    ],
    action: 'Arbeitstage ansehen',
  },
} satisfies LettersOf<'clock'>
