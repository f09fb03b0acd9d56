import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const blacklists = {
  origin: 'Listas negras',
  removalAsked: {
    kind: 'Alguien pide retirar una entrada de una lista negra',
    title: '{{person}} pide retirar de una lista negra',
    text: '{{value}}. Motivo: {{reason}}',
  },
  removalDecided: {
    kind: 'Se resuelve mi solicitud de retirada',
    title: 'Se ha resuelto su solicitud de retirada',
    text: '{{value}}',
  },
} satisfies NoticeWordsOf<'blacklists'>
