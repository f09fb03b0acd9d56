import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const telework = {
  origin: 'Télétravail',
  offered: {
    kind: 'On me propose un accord de télétravail',
    title: '{{person}} vous propose un accord de télétravail',
    text: 'À partir du {{from}} : lisez-le et signez-le',
  },
  answered: {
    kind: 'On répond à un accord de télétravail',
    title: '{{person}} a répondu à l’accord de télétravail',
    text: 'À partir du {{from}}',
  },
  reversed: {
    kind: 'L’autre partie met fin à un accord de télétravail',
    title: '{{person}} met fin au télétravail',
    text: 'Dernier jour : {{until}}. {{reason}}',
  },
} satisfies NoticeWordsOf<'telework'>
