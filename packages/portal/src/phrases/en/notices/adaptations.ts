import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const adaptations = {
  origin: 'Working-day adaptations',
  asked: {
    kind: 'I am asked to answer a request to adapt working hours',
    title: '{{person}} asks to adapt their working hours',
    text: 'Answer by {{due}}',
  },
  decided: {
    kind: 'My request to adapt working hours is answered',
    title: 'Your request to adapt working hours was answered',
    text: 'From {{from}}',
  },
} satisfies NoticeWordsOf<'adaptations'>
