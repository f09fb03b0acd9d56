import type { LogNotes } from '#audit/log-notes.ts'

export const rejectedRowsLog: LogNotes<'rejectedRows'> = {
  family: 'rejectedRows',
  shownElsewhere: {
    mend: 'rejected-rows.test',
  },
}
