import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const absences = {
  origin: 'Abwesenheiten',
  asked: {
    kind: 'Ich soll über Abwesenheiten entscheiden',
    title: '{{person}} wartet auf Ihre Entscheidung über eine Abwesenheit',
    text: 'Ab {{from}}',
  },
  decided: {
    kind: 'Meine Abwesenheiten werden beantwortet',
    title: '{{person}} hat auf Ihre Abwesenheit geantwortet',
    text: 'Vom {{from}}',
  },
  entered: {
    kind: 'Für mich wird eine Abwesenheit eingetragen',
    title: '{{person}} hat für Sie eine Abwesenheit eingetragen',
    text: 'Ab {{from}}',
  },
  proofDue: {
    kind: 'Der Nachweis einer Abwesenheit wird fällig',
    title: 'Der Nachweis Ihrer Abwesenheit fehlt',
    text: 'Vom {{from}}, fällig bis {{due}}',
  },
  notJustified: {
    kind: 'Eine meiner Abwesenheiten ist nicht entschuldigt',
    title: 'Ihre Abwesenheit ist nicht entschuldigt',
    text: 'Vom {{from}}, fällig war der Nachweis bis {{due}}',
  },
  documentLate: {
    kind: 'Zu meiner Abwesenheit fehlt ein Dokument',
    title: 'Zu Ihrer Abwesenheit fehlt ein Dokument',
    text: 'Vom {{from}}, erwartet am {{due}}',
  },
  documentLateOf: {
    kind: 'Zur Abwesenheit einer Person fehlt ein Dokument',
    title: 'Zur Abwesenheit von {{person}} fehlt ein Dokument',
    text: 'Vom {{from}}, erwartet am {{due}}',
  },
} satisfies NoticeWordsOf<'absences'>
