import { createHash } from 'node:crypto'
import ical, { ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import { daysAfter } from '#db/day.ts'
import type { UsersTable } from '#db/schema/people.ts'

export type EventState = 'tentative' | 'confirmed' | 'cancelled'

/** An event of the calendar: whole days, or a range of instants. */
export type CalendarEvent = {
  uid: string
  summary: string
  state: EventState
  /** Whether the day still counts as free, as when somebody else is off. */
  isFree: boolean
  sequence: number
  /** Custom properties, whose names begin with `X-`. */
  own?: Record<string, string>
  createdAt: Date
  updatedAt: Date
} & ({ from: string; until: string } | { startedAt: Date; endedAt: Date })

/** The refresh interval that is suggested to calendar programs. */
const refreshSeconds = 60 * 60

const statuses: Record<EventState, ICalEventStatus> = {
  tentative: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
}

/** Writes a calendar as in RFC 5545. Instants are in UTC, so that no time zone definitions are needed. */
export function calendarFile(
  { name, product, locale }: { name: string; product: string; locale: UsersTable['locale'] },
  events: readonly CalendarEvent[],
): string {
  const prodId = { company: 'Portal', product, language: (locale ?? 'es').toUpperCase() }
  const calendar = ical({ name, prodId, ttl: refreshSeconds })
  for (const { uid, summary, state, isFree, sequence, createdAt, updatedAt, own, ...when } of events)
    calendar.createEvent({
      ...{ id: uid, summary, sequence, status: statuses[state], stamp: updatedAt },
      ...{ created: createdAt, lastModified: updatedAt, ...(own && { x: own }) },
      transparency: isFree ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
      ...('from' in when
        ? { start: midnight(when.from), end: midnight(daysAfter(when.until, 1)), allDay: true }
        : { start: when.startedAt, end: when.endedAt }),
    })
  return calendar.toString()
}

/** A date has no time zone: the library formats it in UTC. */
const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`)

/** The ETag of a file. */
export const etagOf = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
