import type { LogNotes } from '#audit/log-notes.ts'

export const onlineAgentsLog: LogNotes<'onlineAgents'> = {
  family: 'onlineAgents',
  withoutValues: {
    message: 'said to one person',
  },
}
