import type { LettersOf } from '#mail/words/letters.ts'

export const loads = {
  completed: {
    subject: 'The load “{{load}}” has finished',
    lines: ['The load “{{load}}” has finished. Rows read: {{records}}. Rejected: {{errors}}.'],
    action: 'View the load',
  },
  failed: {
    subject: 'The load “{{load}}” has failed',
    lines: ['The load “{{load}}” has failed. Its page shows the reason and how to go on.'],
    action: 'View the load',
  },
  undone: {
    subject: 'The load “{{load}}” has been undone',
    lines: ['The load “{{load}}” has been undone. Records reversed: {{records}}. Kept: {{kept}}.'],
    action: 'View the load',
  },
  deleted: {
    subject: 'The load “{{load}}” has been deleted',
    lines: ['The load “{{load}}” has been deleted. Records removed or reversed: {{records}}.'],
    action: 'See the loads',
  },
  sourceFailed: {
    subject: 'The scheduled load “{{source}}” has failed',
    lines: ['The scheduled load “{{source}}” could not take “{{file}}”. Its page shows the reason.'],
    action: 'View the scheduled load',
  },
} satisfies LettersOf<'loads'>
