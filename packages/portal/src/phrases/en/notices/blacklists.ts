import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const blacklists = {
  origin: 'Blacklists',
  removalAsked: {
    kind: 'Somebody asks to remove an entry from a blacklist',
    title: '{{person}} asks for a removal from a blacklist',
    text: '{{value}}. Reason: {{reason}}',
  },
  removalDecided: {
    kind: 'My request for a removal is decided',
    title: 'Your request for a removal has been decided',
    text: '{{value}}',
  },
} satisfies NoticeWordsOf<'blacklists'>
