import type { LogNotes } from '#audit/log-notes.ts'

export const synchronizationLog: LogNotes<'synchronization'> = {
  family: 'synchronization',
  shownElsewhere: {
    cancel: 'the run may be over',
    restart: 'the run may be over',
    runCampaign: 'another run may be under way',
    runUsers: 'another run may be under way',
  },
}
