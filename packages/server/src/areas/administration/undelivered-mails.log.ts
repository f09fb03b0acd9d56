import type { LogNotes } from '#audit/log-notes.ts'

export const undeliveredMailsLog: LogNotes<'undeliveredMails'> = {
  family: 'undeliveredMails',
  silent: {
    resendAll: 'each mail is a resend',
  },
  shownElsewhere: {
    destroy: 'undelivered-mails.test',
    resend: 'undelivered-mails.test',
  },
}
