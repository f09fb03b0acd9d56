/** Somebody views the portal as somebody else; the view's token contains the id. */
export type ViewsTable = {
  id: string
  /** The viewer's own session, on which the view depends. */
  sessionId: string
  viewerId: string
  userId: string
  createdAt: Date
  endsAt: Date
  endedAt: Date | null
}
/** The operations read in a view, each once, for the log. */
export type ViewLooksTable = { viewId: string; operation: string }
