import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const absences = {
  origin: 'Absences',
  asked: {
    kind: 'I am asked to decide on absences',
    title: '{{person}} awaits your decision on an absence',
    text: 'From {{from}}',
  },
  decided: {
    kind: 'My absences are answered',
    title: '{{person}} has answered your absence',
    text: 'Of {{from}}',
  },
  entered: {
    kind: 'An absence is entered for me',
    title: '{{person}} has entered an absence for you',
    text: 'From {{from}}',
  },
  proofDue: {
    kind: 'The proof of an absence is due',
    title: 'The proof of your absence is missing',
    text: 'Of {{from}}, due on {{due}}',
  },
  notJustified: {
    kind: 'An absence of mine is not justified',
    title: 'Your absence is not justified',
    text: 'Of {{from}}, due on {{due}}',
  },
  documentLate: {
    kind: 'A document of my absence is missing',
    title: 'A document of your absence is missing',
    text: 'Of {{from}}, expected on {{due}}',
  },
  documentLateOf: {
    kind: 'A document of somebody’s absence is missing',
    title: 'A document of {{person}}’s absence is missing',
    text: 'Of {{from}}, expected on {{due}}',
  },
} satisfies NoticeWordsOf<'absences'>
