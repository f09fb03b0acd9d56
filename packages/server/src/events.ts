import type { LiveEvent } from './streams/live-event.ts'

/** The events between areas, typed, so that areas do not depend on each other. */
export type Events = {
  'session.ended': { sessionId: string }
  'user.changed': { userId: string }
  /** The same for many at once. */
  'users.changed': { userIds: readonly string[] }
  /** The state of an agent, or their presence, has changed. */
  'presence.changed': { userId: string }
  'maintenance.changed': Record<string, never>
  'job.queued': { kind: string }
  /** An event for open pages; `to` lists each person with the sequence number of their event. */
  'live.notified': LiveEvent & { to: readonly (readonly [seq: number, userId: string])[] }
  /** Events of other processes may have been missed: clear caches. */
  'bus.gap': Record<string, never>
}
