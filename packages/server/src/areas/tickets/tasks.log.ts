import type { LogNotes } from '#audit/log-notes.ts'

export const tasksLog: LogNotes<'tasks'> = {
  family: 'tasks',
  silent: {
    bulk: 'each task is an act of its own',
    follow: 'what one follows is one’s own',
  },
}
