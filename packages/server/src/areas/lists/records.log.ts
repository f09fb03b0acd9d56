import type { LogNotes } from '#audit/log-notes.ts'

/** Attempts are stored permanently in `record_attempts` with author, time and result: the log would repeat them. */
export const recordsLog: LogNotes<'records'> = {
  family: 'records',
  silent: {
    next: 'who held which record and when stands in its attempts',
    finish: 'the attempt is kept, and never changes',
    release: 'the attempt is kept, and never changes',
  },
}
