/** Somebody looks at the portal as somebody else; the id is what the token of the view names. */
export type ViewsTable = {
  id: string
  /** The viewer's own session, without which there is no view. */
  sessionId: string
  viewerId: string
  userId: string
  createdAt: Date
  endsAt: Date
  endedAt: Date | null
}
/** The operations that were asked in a view, each once: what the log tells of it. */
export type ViewLooksTable = { viewId: string; operation: string }
