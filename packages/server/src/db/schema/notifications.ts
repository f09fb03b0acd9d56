import type { ColumnType, Generated } from 'kysely'
import type { LiveEvent, NotificationKind } from '@portal/sdk/contract'
import type { Json } from './templates.ts'

type Kind = NotificationKind

export type NotificationsTable = {
  id: string
  userId: string
  kind: Kind
  /** The placeholders' values; the text is in the reader's language. */
  data: Json<Record<string, string | number>>
  /** A path of the portal. */
  link: string | null
  createdAt: Date
  readAt: Date | null
  /** Hidden before this: the person's quiet hours. */
  shownAt: Date
}
/** Local time of the person, `20:00`. */
export type QuietHoursTable = {
  userId: string
  startsAt: string | null
  endsAt: string | null
  weekends: boolean
}
export type NotificationPreferencesTable = { userId: string; kind: Kind; portal: boolean; mail: boolean }
export type NotificationExclusionsTable = {
  id: string
  userId: string
  /** Null for every kind. */
  kind: Kind | null
  endsAt: Date | null
  reason: string
  createdBy: string | null
  createdAt: Date
}

/** Events for a person's open pages, stored a while for reconnects. */
export type LiveEventsTable = {
  seq: Generated<number>
  userId: string
  type: LiveEvent['type']
  subjectId: string | null
  at: Date
}
/** A ticket until it is used, then the open stream. */
export type EventStreamsTable = {
  id: string
  ticketHash: ColumnType<string | null, string, null>
  userId: string
  sessionId: string
  expiresAt: Date
}
