import type { LogNotes } from '#audit/log-notes.ts'

export const secondFactorLog: LogNotes<'secondFactor'> = {
  family: 'secondFactor',
  silent: {
    create: 'nothing counts before secondFactor.confirm',
  },
  withoutValues: {
    confirm: 'a secret',
    destroy: 'a secret',
    renewCodes: 'a secret',
  },
}
