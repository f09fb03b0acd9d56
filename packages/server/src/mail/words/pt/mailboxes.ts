import type { LettersOf } from '#mail/words/letters.ts'

export const mailboxes = {
  failed: {
    subject: 'Não é possível ler a caixa «{{mailbox}}»',
    lines: [
      'Não é possível ler a caixa «{{mailbox}}». Verifique o servidor, o utilizador e a palavra-passe.',
    ],
    action: 'Ver as caixas',
  },
  refused: {
    subject: 'Um e-mail fica na caixa «{{mailbox}}»',
    lines: ['O e-mail «{{subject}}» de {{sender}} não se tornou ticket e fica na caixa «{{mailbox}}».'],
    action: 'Ver as caixas',
  },
} satisfies LettersOf<'mailboxes'>
