import type { LogNotes } from '#audit/log-notes.ts'

export const recoveryLog: LogNotes<'recovery'> = {
  family: 'recovery',
  withoutValues: {
    answer: 'a secret',
    request: 'a secret',
    reset: 'a secret',
  },
}
