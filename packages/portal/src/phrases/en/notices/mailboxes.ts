import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const mailboxes = {
  origin: 'Mailboxes',
  failed: {
    kind: 'A mailbox for tickets stops working',
    title: 'The mailbox “{{mailbox}}” cannot be read',
    text: 'Check its server, its user and its password.',
  },
  refused: {
    kind: 'An email stays in its mailbox',
    title: 'An email stays in the mailbox “{{mailbox}}”',
    text: 'From {{sender}}: “{{subject}}”',
  },
} satisfies NoticeWordsOf<'mailboxes'>
