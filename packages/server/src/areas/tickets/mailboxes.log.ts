import type { LogNotes } from '#audit/log-notes.ts'

export const mailboxesLog: LogNotes<'mailboxes'> = {
  family: 'mailboxes',
  withoutValues: { check: 'it only has it read, and its list says what came' },
}
