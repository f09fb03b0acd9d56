import type { LogNotes } from '#audit/log-notes.ts'

/** Each step is kept for good in the changes and assignments of its ticket: the log would say it twice. */
export const ticketDeskLog: LogNotes<'ticketDesk'> = {
  family: 'ticketDesk',
  silent: {
    hold: 'it stands in the changes of the ticket',
    resume: 'it stands in the changes of the ticket',
    release: 'it stands in the changes of the ticket',
    skip: 'it stands in the changes of the ticket, and as a skip for review',
  },
}
