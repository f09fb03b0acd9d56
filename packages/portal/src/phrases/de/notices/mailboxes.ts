import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const mailboxes = {
  origin: 'Postfächer',
  failed: {
    kind: 'Ein Postfach für Tickets fällt aus',
    title: 'Das Postfach „{{mailbox}}“ kann nicht gelesen werden',
    text: 'Prüfen Sie Server, Benutzer und Passwort.',
  },
  refused: {
    kind: 'Eine E-Mail bleibt in ihrem Postfach',
    title: 'Eine E-Mail bleibt im Postfach „{{mailbox}}“',
    text: 'Von {{sender}}: „{{subject}}“',
  },
} satisfies NoticeWordsOf<'mailboxes'>
