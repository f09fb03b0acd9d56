import type { LettersOf } from '#mail/words/letters.ts'

export const mailboxes = {
  failed: {
    subject: 'The mailbox “{{mailbox}}” cannot be read',
    lines: ['The mailbox “{{mailbox}}” cannot be read. Check its server, its user and its password.'],
    action: 'See the mailboxes',
  },
  refused: {
    subject: 'An email stays in the mailbox “{{mailbox}}”',
    lines: [
      'The email “{{subject}}” from {{sender}} has not become a ticket and stays in the mailbox “{{mailbox}}”.',
    ],
    action: 'See the mailboxes',
  },
} satisfies LettersOf<'mailboxes'>
