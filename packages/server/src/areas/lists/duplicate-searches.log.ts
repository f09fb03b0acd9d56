import type { LogNotes } from '#audit/log-notes.ts'

export const duplicateSearchesLog: LogNotes<'duplicateSearches'> = {
  family: 'duplicateSearches',
  silent: { preview: 'it counts and changes nothing' },
}
