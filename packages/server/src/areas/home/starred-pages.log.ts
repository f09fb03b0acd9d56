import type { LogNotes } from '#audit/log-notes.ts'

export const starredPagesLog: LogNotes<'starredPages'> = {
  family: 'starredPages',
  silent: {
    update: 'the pages one keeps at hand are one’s own',
  },
}
