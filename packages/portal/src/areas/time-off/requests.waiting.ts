import { inbox } from '@portal/sdk/intranet'
import { type AreaWaiting, waiting } from '#patterns/waiting/waiting.ts'

/** Everything that the inbox lists for the person: also tasks, agreements to sign, and their own consent. */
const useInbox = waiting({
  family: inbox,
  ask: ({ summary }) => summary,
  with: [],
  count: ({ count }) => count,
  anyOf: ['VER_DASHBOARD'],
})

/** Pending decisions are counted once, at the inbox: a collapsed menu group sums its screens. */
export const requestsWaiting = { '/admin/solicitudes': useInbox } satisfies AreaWaiting<'time-off'>
