import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const openings = {
  origin: 'Aberturas',
  late: {
    kind: 'Um serviço não é aberto a horas',
    title: '{{service}} não foi aberto',
    text: 'Estava previsto para as {{at}}.',
  },
} satisfies NoticeWordsOf<'openings'>
