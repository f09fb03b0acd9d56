import type { LogNotes } from '#audit/log-notes.ts'

export const incidentsLog: LogNotes<'incidents'> = {
  family: 'incidents',
  silent: {
    bulk: 'each incident is an act of its own',
  },
}
