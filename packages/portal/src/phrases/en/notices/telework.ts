import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const telework = {
  origin: 'Telework',
  offered: {
    kind: 'I am offered a remote work agreement',
    title: '{{person}} offers you a remote work agreement',
    text: 'From {{from}} on: read it and sign it',
  },
  answered: {
    kind: 'A remote work agreement is answered',
    title: '{{person}} has answered the remote work agreement',
    text: 'From {{from}} on',
  },
  reversed: {
    kind: 'The other side ends a remote work agreement',
    title: '{{person}} ends remote work',
    text: 'Last day: {{until}}. {{reason}}',
  },
} satisfies NoticeWordsOf<'telework'>
