import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const adaptations = {
  origin: 'Adaptaciones de jornada',
  asked: {
    kind: 'Me piden responder a una adaptación de jornada',
    title: '{{person}} pide adaptar su jornada',
    text: 'Responda antes del {{due}}',
  },
  decided: {
    kind: 'Responden a mi adaptación de jornada',
    title: 'Hay respuesta a su adaptación de jornada',
    text: 'Desde el {{from}}',
  },
} satisfies NoticeWordsOf<'adaptations'>
