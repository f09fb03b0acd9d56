import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const openings = {
  origin: 'Aperturas',
  late: {
    kind: 'Un servicio no se abre a su hora',
    title: '{{service}} no se ha abierto',
    text: 'Estaba previsto a las {{at}}.',
  },
} satisfies NoticeWordsOf<'openings'>
