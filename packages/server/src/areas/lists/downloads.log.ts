import type { LogNotes } from '#audit/log-notes.ts'

export const downloadsLog: LogNotes<'downloads'> = {
  family: 'downloads',
  shownElsewhere: {
    cancel: 'the download may be over',
  },
}
