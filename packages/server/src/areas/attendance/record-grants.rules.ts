import type { FieldErrors } from '#contract/refuse.ts'
import { dayOf } from '#db/day.ts'

const dayMs = 24 * 60 * 60_000
/** A grant is for a visit, not for good. */
const mostGrantDays = 30
/** A visit is announced by the month, not by the year: who gives a grant has to know who will hold it. */
const mostDaysAhead = 90

type Wanted = {
  userId: string
  employeeIds?: readonly string[]
  workCenterId?: string | null
  /** At once unless given. */
  startsAt?: Date | undefined
  endsAt: Date
  /** The last day that can be read. */
  until: string
  reason: string
}

/** What is wrong with a grant that somebody wants to give. */
export function wrongWith(wanted: Wanted, { giverId, now }: { giverId: string; now: Date }): FieldErrors {
  return {
    ...(wanted.userId === giverId ? { userId: [{ error: 'own_account' }] } : {}),
    ...wrongPeople(wanted),
    ...wrongBeginning(wanted, now),
    ...wrongEnd(wanted, now),
    ...wrongLastDay(wanted),
    ...(wanted.reason.trim() === '' ? { reason: [{ error: 'blank' }] } : {}),
  }
}

/** Either people or a work center. */
function wrongPeople({ employeeIds = [], workCenterId = null }: Wanted): FieldErrors {
  const [named, center] = [employeeIds.length > 0, workCenterId !== null]
  if (named !== center) return {}
  return { employeeIds: [{ error: named ? 'invalid' : 'blank' }] }
}

/** Nobody was allowed to read before they were told, and not far ahead. */
function wrongBeginning({ startsAt }: Wanted, now: Date): FieldErrors {
  if (startsAt === undefined) return {}
  const latest = new Date(now.getTime() + mostDaysAhead * dayMs)
  if (startsAt < now) return { startsAt: [{ error: 'greater_than', value: now.toISOString() }] }
  if (startsAt > latest) return { startsAt: [{ error: 'less_than', value: latest.toISOString() }] }
  return {}
}

/** What comes when the grant is over cannot be read with it, and must not look as if it could. */
function wrongLastDay({ endsAt, until }: Wanted): FieldErrors {
  const last = dayOf(endsAt)
  return until > last ? { until: [{ error: 'less_than', value: last }] } : {}
}

/** After its beginning and after now, and not too long. */
function wrongEnd({ startsAt: askedStart, endsAt }: Wanted, now: Date): FieldErrors {
  const startsAt = askedStart ?? now
  const latest = new Date(startsAt.getTime() + mostGrantDays * dayMs)
  const earliest = startsAt > now ? startsAt : now
  if (endsAt <= earliest) return { endsAt: [{ error: 'greater_than', value: earliest.toISOString() }] }
  if (endsAt > latest) return { endsAt: [{ error: 'less_than', value: latest.toISOString() }] }
  return {}
}
