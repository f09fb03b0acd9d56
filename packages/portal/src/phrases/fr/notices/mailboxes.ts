import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const mailboxes = {
  origin: 'Boîtes aux lettres',
  failed: {
    kind: 'Une boîte de tickets ne fonctionne plus',
    title: 'La boîte « {{mailbox}} » ne peut pas être lue',
    text: 'Vérifiez son serveur, son utilisateur et son mot de passe.',
  },
  refused: {
    kind: 'Un e-mail reste dans sa boîte',
    title: 'Un e-mail reste dans la boîte « {{mailbox}} »',
    text: 'De {{sender}} : « {{subject}} »',
  },
} satisfies NoticeWordsOf<'mailboxes'>
