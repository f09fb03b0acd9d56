import type { IconId } from '#icons/icons.ts'
import type { Tone } from '#private/tone.ts'

/** A notification. */
export interface Notice {
  id: string
  /** One of the kinds that can be filtered by. */
  kind: string
  title: string
  text?: string | undefined
  /** The time, such as `2026-11-21T09:30:00Z`. */
  at: string
  isRead: boolean
  /** The target of its link. */
  href?: string | undefined
  tone?: Tone | undefined
}

/** A kind of notices. */
export interface NoticeKind {
  id: string
  label: string
  icon?: IconId | undefined
}

/** The filter: all, unread, or one kind. */
export type NoticeFilter = { id: 'all' | 'unread' } | { id: 'kind'; kind: string }

/** The filtered notifications, newest first. */
export function shownNotices(notices: readonly Notice[], filter: NoticeFilter): Notice[] {
  return notices
    .filter((notice) => {
      if (filter.id === 'kind') return notice.kind === filter.kind
      return filter.id === 'all' || !notice.isRead
    })
    .sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
}

/** The unread notifications that are new. */
export const arrivals = (before: readonly Notice[], now: readonly Notice[]): Notice[] => {
  const known = new Set(before.map(({ id }) => id))
  return now.filter(({ id, isRead }) => !isRead && !known.has(id))
}

/** A count for little space: `7`, `99+`. */
export const shortCount = (count: number): string => (count > 99 ? '99+' : `${count}`)
