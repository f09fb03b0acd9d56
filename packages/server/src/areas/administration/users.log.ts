import type { LogNotes } from '#audit/log-notes.ts'

export const usersLog: LogNotes<'users'> = {
  family: 'users',
  silent: {
    bulk: 'each person is an act of their own',
  },
  withoutValues: {
    endSessions: 'the detail says which sessions ended',
    resetPassword: 'a secret',
    unlock: 'what is forgotten are failed tries',
  },
  shownElsewhere: {
    resetSecondFactor: 'users-acts.test',
  },
}
