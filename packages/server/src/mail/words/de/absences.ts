import type { LettersOf } from '#mail/words/letters.ts'

export const absences = {
  asked: {
    subject: 'Eine Abwesenheit wartet auf Ihre Entscheidung',
    lines: ['{{person}} meldet eine Abwesenheit ab {{from}} und wartet auf Ihre Antwort.'],
    action: 'Abwesenheit ansehen',
  },
  decided: {
    subject: 'Ihre Abwesenheit wurde beantwortet',
    lines: ['{{person}} hat auf Ihre Abwesenheit vom {{from}} geantwortet.'],
    action: 'Abwesenheit ansehen',
  },
  entered: {
    subject: 'Für Sie wurde eine Abwesenheit eingetragen',
    lines: ['{{person}} hat für Sie eine Abwesenheit ab {{from}} eingetragen.'],
    action: 'Abwesenheit ansehen',
  },
  proofDue: {
    subject: 'Der Nachweis Ihrer Abwesenheit fehlt',
    lines: ['Der Nachweis Ihrer Abwesenheit vom {{from}} ist bis {{due}} fällig.'],
    action: 'Nachweis einreichen',
  },
  notJustified: {
    subject: 'Ihre Abwesenheit ist nicht entschuldigt',
    lines: [
      'Der Nachweis Ihrer Abwesenheit vom {{from}} war bis {{due}} fällig. Sie können ihn noch einreichen.',
    ],
    action: 'Nachweis einreichen',
  },
  documentLate: {
    subject: 'Zu Ihrer Abwesenheit fehlt ein Dokument',
    lines: [
      'Das Dokument zu Ihrer Abwesenheit vom {{from}}, das am {{due}} erwartet wurde, ist nicht eingegangen. Senden Sie es, oder sprechen Sie mit der Personalabteilung.',
    ],
    action: 'Abwesenheit ansehen',
  },
  documentLateOf: {
    subject: 'Zur Abwesenheit von {{person}} fehlt ein Dokument',
    lines: [
      'Das Dokument zur Abwesenheit von {{person}} vom {{from}}, das am {{due}} erwartet wurde, ist nicht erfasst.',
    ],
    action: 'Abwesenheit ansehen',
  },
} satisfies LettersOf<'absences'>
