import type { LogNotes } from '#audit/log-notes.ts'

export const passwordsLog: LogNotes<'passwords'> = {
  family: 'passwords',
  withoutValues: {
    update: 'a secret',
  },
  shownElsewhere: {
    bootstrap: 'passwords.test',
  },
}
