import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const blacklists = {
  origin: 'Listas negras',
  removalAsked: {
    kind: 'Alguém pede para remover uma entrada de uma lista negra',
    title: '{{person}} pede a remoção de uma lista negra',
    text: '{{value}}. Motivo: {{reason}}',
  },
  removalDecided: {
    kind: 'O meu pedido de remoção é decidido',
    title: 'O seu pedido de remoção foi decidido',
    text: '{{value}}',
  },
} satisfies NoticeWordsOf<'blacklists'>
