import type { LogNotes } from '#audit/log-notes.ts'

export const loadSourcesLog: LogNotes<'loadSources'> = {
  family: 'loadSources',
  withoutValues: { run: 'it looks, and its history says what it found' },
}
