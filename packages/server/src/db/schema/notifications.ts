import type { ColumnType, Generated } from 'kysely'
import type { LiveEvent, NotificationKind } from '@portal/sdk/contract'
import type { Json } from './templates.ts'

type Kind = NotificationKind

export type NotificationsTable = {
  id: string
  userId: string
  kind: Kind
  /** What the words of its kind are filled with; the words themselves are the reader's. */
  data: Json<Record<string, string | number>>
  /** A path of the portal. */
  link: string | null
  createdAt: Date
  readAt: Date | null
  /** Before it nobody sees it: the quiet hours of the person. */
  shownAt: Date
}
/** By the clock on the wall of the person, `20:00`. */
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

/** What a person's open pages are told, kept a while for those that were away. */
export type LiveEventsTable = {
  seq: Generated<number>
  userId: string
  type: LiveEvent['type']
  subjectId: string | null
  at: Date
}
/** A ticket until it is used, then the stream that was opened with it. */
export type EventStreamsTable = {
  id: string
  ticketHash: ColumnType<string | null, string, null>
  userId: string
  sessionId: string
  expiresAt: Date
}
