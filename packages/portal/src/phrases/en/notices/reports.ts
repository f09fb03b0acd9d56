import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const reports = {
  origin: 'Reports',
  ready: { kind: 'My file of a report is ready', title: 'The file is ready', text: '“{{name}}”' },
  scheduled: {
    kind: 'My scheduled report is ready',
    title: 'Your scheduled report is ready',
    text: '“{{name}}”',
  },
  failed: { kind: 'My file of a report failed', title: 'The file could not be prepared', text: '“{{name}}”' },
  shared: {
    kind: 'Somebody shares a report with me',
    title: 'A report is shared with you',
    text: '{{person}}: “{{name}}”',
  },
} satisfies NoticeWordsOf<'reports'>
