import type { LogNotes } from '#audit/log-notes.ts'

export const logsLog: LogNotes<'logs'> = {
  family: 'logs',
  silent: {
    revert: 'sends a request to the family of the row, which is audited there',
  },
}
