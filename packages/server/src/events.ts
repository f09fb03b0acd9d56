/** The typed list of things that happened, so that areas need not know one another. */
export type Events = {
  'session.ended': { sessionId: string }
  'user.changed': { userId: string }
  'job.queued': { kind: string }
}
