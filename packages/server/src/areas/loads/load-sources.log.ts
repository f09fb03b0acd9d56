import type { LogNotes } from '#audit/log-notes.ts'

export const loadSourcesLog: LogNotes<'loadSources'> = { family: 'loadSources' }
