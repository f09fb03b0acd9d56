import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const blacklists = {
  origin: 'Sperrlisten',
  removalAsked: {
    kind: 'Jemand beantragt, einen Eintrag von einer Sperrliste zu streichen',
    title: '{{person}} beantragt eine Streichung von einer Sperrliste',
    text: '{{value}}. Grund: {{reason}}',
  },
  removalDecided: {
    kind: 'Über meinen Antrag auf Streichung wird entschieden',
    title: 'Über Ihren Antrag auf Streichung wurde entschieden',
    text: '{{value}}',
  },
} satisfies NoticeWordsOf<'blacklists'>
