import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const loads = {
  origin: 'Loads',
  completed: {
    kind: 'A load has finished',
    title: 'The load “{{load}}” has finished',
    text: 'Rows read: {{records}}. Rejected: {{errors}}.',
  },
  failed: {
    kind: 'A load has failed',
    title: 'The load “{{load}}” has failed',
    text: 'Open it to see why and to resume it.',
  },
  undone: {
    kind: 'A load has been undone',
    title: 'The load “{{load}}” has been undone',
    text: 'Records reversed: {{records}}. Kept: {{kept}}.',
  },
  deleted: {
    kind: 'A load has been deleted',
    title: 'The load “{{load}}” has been deleted',
    text: 'Records removed or reversed: {{records}}.',
  },
  sourceFailed: {
    kind: 'A scheduled load has failed',
    title: 'The scheduled load “{{source}}” has failed',
    text: '“{{file}}” could not be taken.',
  },
} satisfies NoticeWordsOf<'loads'>
