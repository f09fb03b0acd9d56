import type { LogNotes } from '#audit/log-notes.ts'

export const clockLog: LogNotes<'clock'> = {
  family: 'clock',
  silent: {
    press: 'the record of the person is append-only and chained: it is the log of itself',
  },
}
