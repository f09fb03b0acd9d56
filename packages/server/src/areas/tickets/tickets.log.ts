import type { LogNotes } from '#audit/log-notes.ts'

export const ticketsLog: LogNotes<'tickets'> = {
  family: 'tickets',
  silent: {
    bulk: 'each ticket is an act of its own',
    follow: 'who follows a ticket stands with it',
    unfollow: 'who follows a ticket stands with it',
    view: 'it only tells others who is there',
  },
}
