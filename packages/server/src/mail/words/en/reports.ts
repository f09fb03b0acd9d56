import type { LettersOf } from '#mail/words/letters.ts'

export const reports = {
  ready: {
    subject: 'Your file “{{name}}” is ready',
    lines: ['The file of “{{name}}” is ready. You can download it for seven days.'],
    action: 'Download the file',
  },
  scheduled: {
    subject: 'Report “{{name}}”',
    lines: [
      'Your scheduled report “{{name}}” is ready. You can download it for seven days; for safety it is not attached.',
    ],
    action: 'Download the report',
  },
  failed: {
    subject: '“{{name}}” could not be prepared',
    lines: ['The file of “{{name}}” could not be prepared. The list of files says why.'],
    action: 'See the files',
  },
  shared: {
    subject: '{{person}} shares a report with you',
    lines: ['{{person}} shares the definition “{{name}}” with you. You can open it or have it sent to you.'],
    action: 'See the definitions',
  },
} satisfies LettersOf<'reports'>
