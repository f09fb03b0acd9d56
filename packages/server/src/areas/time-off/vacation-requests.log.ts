import type { LogNotes } from '#audit/log-notes.ts'

export const vacationRequestsLog: LogNotes<'vacationRequests'> = {
  family: 'vacationRequests',
  silent: {
    decide: 'each request is an act of its own',
  },
  shownElsewhere: {
    endEarly: 'vacation-ending-early.test',
    endEarlyByCompany: 'vacation-ending-early.test',
  },
}
