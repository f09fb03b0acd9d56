import type { LogNotes } from '#audit/log-notes.ts'

export const filtersLog: LogNotes<'filters'> = {
  family: 'filters',
  silent: { preview: 'it counts and changes nothing' },
}
