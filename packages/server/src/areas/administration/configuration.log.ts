import type { LogNotes } from '#audit/log-notes.ts'

export const configurationLog: LogNotes<'configuration'> = {
  family: 'configuration',
  onNoRow: {
    import: 'each row it writes is an event of its own; this one counts them',
  },
}
