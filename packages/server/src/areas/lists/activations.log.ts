import type { LogNotes } from '#audit/log-notes.ts'

export const activationsLog: LogNotes<'activations'> = {
  family: 'activations',
  silent: { check: 'it counts and changes nothing' },
}
