import type { LogNotes } from '#audit/log-notes.ts'

export const anonymisationRunsLog: LogNotes<'anonymisationRuns'> = {
  family: 'anonymisationRuns',
  silent: { preview: 'it counts and changes nothing' },
  shownElsewhere: {
    cancel: 'the run may be over',
    create: 'nothing of the demo is old enough: anonymisation.test.ts',
  },
}
