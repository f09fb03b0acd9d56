import type { LogNotes } from '#audit/log-notes.ts'

export const loadsLog: LogNotes<'loads'> = {
  family: 'loads',
  shownElsewhere: {
    stop: 'loads.test',
  },
}
