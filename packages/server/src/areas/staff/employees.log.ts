import type { LogNotes } from '#audit/log-notes.ts'

export const employeesLog: LogNotes<'employees'> = {
  family: 'employees',
  withoutValues: {
    reveal: 'what was read stays as it is',
  },
}
