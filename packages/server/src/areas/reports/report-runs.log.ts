import type { LogNotes } from '#audit/log-notes.ts'

export const reportRunsLog: LogNotes<'reportRuns'> = {
  family: 'reportRuns',
  shownElsewhere: {
    cancel: 'the run may be over',
  },
}
