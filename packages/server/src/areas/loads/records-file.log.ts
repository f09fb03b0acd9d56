import type { LogNotes } from '#audit/log-notes.ts'

export const recordsFileLog: LogNotes<'recordsFile'> = {
  family: 'recordsFile',
  silent: {
    startDryRun: 'it counts and changes nothing',
    stopDryRun: 'nothing is lost that cannot be counted again',
  },
}
