import type { LogNotes } from '#audit/log-notes.ts'

export const ticketMacrosLog: LogNotes<'ticketMacros'> = {
  family: 'ticketMacros',
  silent: {
    preview: 'it changes nothing',
    apply: 'what it does to each ticket are acts of their own',
  },
}
