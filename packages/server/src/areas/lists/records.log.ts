import type { LogNotes } from '#audit/log-notes.ts'

/** Each attempt is kept for good in `record_attempts`, with who, when and how it ended: the log would say it twice. */
export const recordsLog: LogNotes<'records'> = {
  family: 'records',
  silent: {
    next: 'who held which record and when stands in its attempts',
    finish: 'the attempt is kept, and never changes',
    release: 'the attempt is kept, and never changes',
  },
}
