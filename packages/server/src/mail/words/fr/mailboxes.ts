import type { LettersOf } from '#mail/words/letters.ts'

export const mailboxes = {
  failed: {
    subject: 'La boîte « {{mailbox}} » ne peut pas être lue',
    lines: [
      'La boîte « {{mailbox}} » ne peut pas être lue. Vérifiez son serveur, son utilisateur et son mot de passe.',
    ],
    action: 'Voir les boîtes',
  },
  refused: {
    subject: 'Un e-mail reste dans la boîte « {{mailbox}} »',
    lines: [
      'L’e-mail « {{subject}} » de {{sender}} n’est pas devenu un ticket et reste dans la boîte « {{mailbox}} ».',
    ],
    action: 'Voir les boîtes',
  },
} satisfies LettersOf<'mailboxes'>
