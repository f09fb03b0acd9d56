import type { LogNotes } from '#audit/log-notes.ts'

export const sessionsLog: LogNotes<'sessions'> = {
  family: 'sessions',
  withoutValues: {
    destroy: 'the detail says which sessions ended',
    destroyOthers: 'the detail says which sessions ended',
  },
}
