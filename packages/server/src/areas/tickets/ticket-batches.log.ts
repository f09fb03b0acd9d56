import type { LogNotes } from '#audit/log-notes.ts'

export const ticketBatchesLog: LogNotes<'ticketBatches'> = {
  family: 'ticketBatches',
  silent: { preview: 'it changes nothing' },
}
