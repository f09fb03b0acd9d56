import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const clock = {
  origin: 'Zeiterfassung',
  correctionAsked: {
    kind: 'Ich soll einer Zeitkorrektur zustimmen',
    title: '{{person}} bittet um eine Zeitkorrektur',
    text: 'Arbeitstag {{date}}',
  },
  correctionDecided: {
    kind: 'Meine Zeitkorrektur wird beantwortet',
    title: '{{person}} hat auf Ihre Korrektur geantwortet',
    text: 'Arbeitstag {{date}}',
  },
  corrected: {
    kind: 'Eine Zeitbuchung wird mit einer Unterschrift korrigiert',
    title: '{{person}} hat eine Zeitbuchung korrigiert',
    text: 'Arbeitstag {{date}}: gilt bereits',
  },
  packageReady: {
    kind: 'Mein Paket der Zeiterfassung ist fertig',
    title: 'Das Paket der Zeiterfassung ist fertig',
    text: 'Vom {{from}} bis {{until}}',
  },
  recordGranted: {
    kind: 'Ich erhalte Zugriff auf eine Zeiterfassung',
    title: '{{person}} gibt Ihnen Zugriff auf eine Zeiterfassung',
    text: 'Vom {{from}} bis {{until}}',
  },
  monthSummary: {
    kind: 'Ich erhalte die monatliche Stundenübersicht',
    title: 'Ihre Stundenübersicht für {{month}}',
    text: '{{ordinary}} regulär, {{complementary}} Mehrarbeit in Teilzeit und {{extra}} Überstunden: Bestätigen Sie den Monat',
  },
  monthReopened: {
    kind: 'Ein bestätigter Monat wird wieder geöffnet',
    title: '{{person}} hat Ihren Monat {{month}} wieder geöffnet',
    text: '{{reason}}',
  },
  incidentJustified: {
    kind: 'Jemand begründet eine Auffälligkeit des Arbeitstags',
    title: '{{person}} begründet eine Auffälligkeit des Arbeitstags',
    text: 'Arbeitstag vom {{date}}',
  },
  incidentDecided: {
    kind: 'Über eine Auffälligkeit meines Tages wird entschieden',
    title: '{{person}} hat über eine Auffälligkeit Ihres Arbeitstags entschieden',
    text: 'Arbeitstag vom {{date}}',
  },
  forgotten: {
    kind: 'Mein Arbeitsende vom Vortag fehlt',
    title: 'Wann sind Sie am {{date}} gegangen?',
    text: 'Ihr Arbeitsende fehlt: Geben Sie es an',
  },
  missing: {
    kind: 'An einem meiner Arbeitstage fehlen alle Buchungen',
    title: 'Keine Zeitbuchungen am {{date}}',
    text: 'Arbeit war geplant: Tragen Sie Ihre Zeiten nach oder melden Sie die Abwesenheit',
  },
  missingTeam: {
    kind: 'Personen meines Teams haben an einem Tag nicht gebucht',
    title: 'Personen ohne Zeitbuchung am {{date}}: {{count}}',
    text: 'Arbeit war geplant, und nichts ist erfasst',
  },
} satisfies NoticeWordsOf<'clock'>
