import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const mailboxes = {
  origin: 'Buzones',
  failed: {
    kind: 'Un buzón de tickets deja de funcionar',
    title: 'El buzón «{{mailbox}}» no se puede leer',
    text: 'Revise su servidor, su usuario y su contraseña.',
  },
  refused: {
    kind: 'Un correo se queda en su buzón',
    title: 'Un correo se queda en el buzón «{{mailbox}}»',
    text: 'De {{sender}}: «{{subject}}»',
  },
} satisfies NoticeWordsOf<'mailboxes'>
