export type CalendarFeedKind = 'own' | 'team'

/** A secret URL for calendar programs. */
export type CalendarFeedsTable = {
  id: string
  userId: string
  kind: CalendarFeedKind
  /** SHA-256 of the secret. */
  hash: string
  createdAt: Date
  renewedAt: Date | null
  lastFetchedAt: Date | null
}
