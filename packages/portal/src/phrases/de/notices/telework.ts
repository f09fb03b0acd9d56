import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const telework = {
  origin: 'Telearbeit',
  offered: {
    kind: 'Mir wird eine Vereinbarung zur Telearbeit angeboten',
    title: '{{person}} bietet Ihnen eine Vereinbarung zur Telearbeit an',
    text: 'Ab {{from}}: lesen und unterschreiben Sie sie',
  },
  answered: {
    kind: 'Auf eine Vereinbarung zur Telearbeit wird geantwortet',
    title: '{{person}} hat auf die Vereinbarung zur Telearbeit geantwortet',
    text: 'Ab {{from}}',
  },
  reversed: {
    kind: 'Die andere Seite beendet eine Vereinbarung zur Telearbeit',
    title: '{{person}} beendet die Telearbeit',
    text: 'Letzter Tag: {{until}}. {{reason}}',
  },
} satisfies NoticeWordsOf<'telework'>
