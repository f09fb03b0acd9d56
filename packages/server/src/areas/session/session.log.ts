import type { LogNotes } from '#audit/log-notes.ts'

export const sessionLog: LogNotes<'session'> = {
  family: 'session',
  silent: {
    authenticate: 'a sign-in: session.login',
    keepAlive: 'a sign of life',
    loginWithToken: 'a sign-in: session.login',
    refresh: 'a new token of the same session; a stolen one is audited as session.reuse',
  },
  onNoRow: {
    confirm: 'the session says whose it is',
    login: 'the session says whose it is',
  },
  withoutValues: {
    logout: 'nothing changes but that the session is over',
  },
}
