import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const incidents = {
  origin: 'Störungen',
  assigned: {
    kind: 'Mir wird eine Störung zugewiesen',
    title: '{{person}} hat Ihnen eine Störung zugewiesen',
    text: '{{incident}}',
  },
  answered: {
    kind: 'Jemand schreibt zu meiner Störung',
    title: '{{person}} hat zu einer Störung geschrieben',
    text: '{{incident}}',
  },
  resolved: {
    kind: 'Meine Störung wird gelöst',
    title: '{{person}} hat Ihre Störung gelöst',
    text: '{{incident}}',
  },
  justified: {
    kind: 'Meine Zeit wird wegen einer Störung gerechtfertigt',
    title: 'Ihre Zeit wurde wegen einer Störung gerechtfertigt',
    text: '{{incident}}',
  },
} satisfies NoticeWordsOf<'incidents'>
