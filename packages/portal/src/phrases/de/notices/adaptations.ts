import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const adaptations = {
  origin: 'Anpassungen der Arbeitszeit',
  asked: {
    kind: 'Ich soll eine Anpassung der Arbeitszeit beantworten',
    title: '{{person}} beantragt eine Anpassung der Arbeitszeit',
    text: 'Antwort bis {{due}}',
  },
  decided: {
    kind: 'Mein Antrag auf Anpassung der Arbeitszeit wird beantwortet',
    title: 'Ihr Antrag auf Anpassung der Arbeitszeit wurde beantwortet',
    text: 'Ab {{from}}',
  },
} satisfies NoticeWordsOf<'adaptations'>
