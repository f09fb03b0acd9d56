import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const mailboxes = {
  origin: 'Caixas de correio',
  failed: {
    kind: 'Uma caixa de tickets deixa de funcionar',
    title: 'Não é possível ler a caixa «{{mailbox}}»',
    text: 'Verifique o servidor, o utilizador e a palavra-passe.',
  },
  refused: {
    kind: 'Um e-mail fica na sua caixa',
    title: 'Um e-mail fica na caixa «{{mailbox}}»',
    text: 'De {{sender}}: «{{subject}}»',
  },
} satisfies NoticeWordsOf<'mailboxes'>
