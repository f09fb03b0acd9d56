import type { LettersOf } from '#mail/words/letters.ts'

export const mailboxes = {
  failed: {
    subject: 'Das Postfach „{{mailbox}}“ kann nicht gelesen werden',
    lines: [
      'Das Postfach „{{mailbox}}“ kann nicht gelesen werden. Prüfen Sie Server, Benutzer und Passwort.',
    ],
    action: 'Postfächer ansehen',
  },
  refused: {
    subject: 'Eine E-Mail bleibt im Postfach „{{mailbox}}“',
    lines: [
      'Die E-Mail „{{subject}}“ von {{sender}} ist kein Ticket geworden und bleibt im Postfach „{{mailbox}}“.',
    ],
    action: 'Postfächer ansehen',
  },
} satisfies LettersOf<'mailboxes'>
