import type { LogNotes } from '#audit/log-notes.ts'

export const viewAsLog: LogNotes<'viewAs'> = {
  family: 'viewAs',
  withoutValues: {
    create: 'nothing changes but who looks',
    destroy: 'nothing changes but who looks',
  },
}
