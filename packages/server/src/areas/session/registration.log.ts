import type { LogNotes } from '#audit/log-notes.ts'

export const registrationLog: LogNotes<'registration'> = {
  family: 'registration',
  silent: {
    create: 'nobody is there before registration.confirm',
  },
  withoutValues: {
    confirm: 'the account is the person',
  },
}
