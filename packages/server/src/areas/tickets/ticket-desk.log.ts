import type { LogNotes } from '#audit/log-notes.ts'

/** Each step is stored permanently in the ticket's changes and assignments: the log would repeat it. */
export const ticketDeskLog: LogNotes<'ticketDesk'> = {
  family: 'ticketDesk',
  silent: {
    hold: 'it stands in the changes of the ticket',
    resume: 'it stands in the changes of the ticket',
    release: 'it stands in the changes of the ticket',
    skip: 'it stands in the changes of the ticket, and as a skip for review',
  },
}
