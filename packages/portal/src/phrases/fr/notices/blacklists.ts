import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const blacklists = {
  origin: 'Listes noires',
  removalAsked: {
    kind: 'On demande de retirer une entrée d’une liste noire',
    title: '{{person}} demande un retrait d’une liste noire',
    text: '{{value}}. Motif : {{reason}}',
  },
  removalDecided: {
    kind: 'Ma demande de retrait est traitée',
    title: 'Votre demande de retrait a été traitée',
    text: '{{value}}',
  },
} satisfies NoticeWordsOf<'blacklists'>
