import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const access = {
  origin: 'Accès',
  requested: {
    kind: 'Quelqu’un demande un accès',
    title: '{{person}} demande un accès',
    text: 'Autorisation : {{permission}}',
  },
  decided: {
    kind: 'Ma demande d’accès est traitée',
    title: 'Votre demande d’accès a été traitée',
    text: 'Autorisation : {{permission}}',
  },
  granted: {
    kind: 'On m’accorde une autorisation',
    title: 'Une autorisation vous a été accordée',
    text: '{{permission}}. Accordée par {{person}}.',
  },
  revoked: {
    kind: 'On me retire une autorisation',
    title: 'Une autorisation vous a été retirée',
    text: '{{permission}}. Motif : {{reason}}',
  },
  secondFactorReset: {
    kind: 'Ma validation en deux étapes est réinitialisée',
    title: 'Votre validation en deux étapes a été réinitialisée',
    text: 'Si vous ne l’avez pas demandé, prévenez votre administrateur.',
  },
} satisfies NoticeWordsOf<'access'>
