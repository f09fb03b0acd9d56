import type { LogNotes } from '#audit/log-notes.ts'

export const uploadsLog: LogNotes<'uploads'> = {
  family: 'uploads',
  silent: {
    part: 'a file has hundreds; that it began and was completed is in the log',
  },
}
