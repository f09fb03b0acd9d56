import type { LogNotes } from '#audit/log-notes.ts'

export const quietHoursLog: LogNotes<'quietHours'> = {
  family: 'quietHours',
  silent: {
    update: 'when one wants to be left alone is one’s own',
  },
}
