import { tasks } from '@portal/sdk/main'
import { type AreaWaiting, waiting } from '#patterns/waiting/waiting.ts'

/** The person's overdue tasks. */
const useOverdueTasks = waiting({
  family: tasks,
  ask: ({ index }) => index,
  with: [{ whose: 'me', due: 'overdue', perPage: 1 }],
  count: ({ meta }) => meta.totalCount,
  anyOf: ['VER_DASHBOARD'],
})

export const tasksWaiting = { '/configuracionTarea': useOverdueTasks } satisfies AreaWaiting<'tickets'>
