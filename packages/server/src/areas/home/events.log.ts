import type { LogNotes } from '#audit/log-notes.ts'

export const eventsLog: LogNotes<'events'> = {
  family: 'events',
  silent: {
    ticket: 'opens a stream',
  },
}
