import type { LiveEvent } from './streams/live-event.ts'

/** The typed list of things that happened, so that areas need not know one another. */
export type Events = {
  'session.ended': { sessionId: string }
  'user.changed': { userId: string }
  /** The same of many at once. */
  'users.changed': { userIds: readonly string[] }
  /** What an agent does has changed, or whether anything is heard of them. */
  'presence.changed': { userId: string }
  'maintenance.changed': Record<string, never>
  'job.queued': { kind: string }
  /** Something that open pages are notified of; `to` names each person and the number of their event. */
  'live.notified': LiveEvent & { to: readonly (readonly [seq: number, userId: string])[] }
  /** Other processes may have said something that was not heard: forget what was only remembered. */
  'bus.gap': Record<string, never>
}
