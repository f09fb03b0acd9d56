import type { LettersOf } from '#mail/words/letters.ts'

export const mailboxes = {
  failed: {
    subject: 'El buzón «{{mailbox}}» no se puede leer',
    lines: ['El buzón «{{mailbox}}» no se puede leer. Revise su servidor, su usuario y su contraseña.'],
    action: 'Ver los buzones',
  },
  refused: {
    subject: 'Un correo se queda en el buzón «{{mailbox}}»',
    lines: [
      'El correo «{{subject}}» de {{sender}} no se ha convertido en ticket y sigue en el buzón «{{mailbox}}».',
    ],
    action: 'Ver los buzones',
  },
} satisfies LettersOf<'mailboxes'>
