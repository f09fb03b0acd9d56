import type { IconId } from '#icons/icons.ts'
import type { Tone } from '#private/tone.ts'

/** Something that a person is told. */
export interface Notice {
  id: string
  /** One of the kinds that can be filtered by. */
  kind: string
  title: string
  text?: string | undefined
  /** When it came, such as `2026-11-21T09:30:00Z`. */
  at: string
  isRead: boolean
  /** Where it leads. */
  href?: string | undefined
  tone?: Tone | undefined
}

/** A kind of notices. */
export interface NoticeKind {
  id: string
  label: string
  icon?: IconId | undefined
}

/** Which notices are shown: all, those not read, or those of one kind. */
export type NoticeFilter = { id: 'all' | 'unread' } | { id: 'kind'; kind: string }

/** The notices to show, newest first. */
export function shownNotices(notices: readonly Notice[], filter: NoticeFilter): Notice[] {
  return notices
    .filter((notice) => {
      if (filter.id === 'kind') return notice.kind === filter.kind
      return filter.id === 'all' || !notice.isRead
    })
    .sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
}

/** The unread notices that were not there before. */
export const arrivals = (before: readonly Notice[], now: readonly Notice[]): Notice[] => {
  const known = new Set(before.map(({ id }) => id))
  return now.filter(({ id, isRead }) => !isRead && !known.has(id))
}

/** A count for a place with little room: `7`, `99+`. */
export const shortCount = (count: number): string => (count > 99 ? '99+' : `${count}`)
