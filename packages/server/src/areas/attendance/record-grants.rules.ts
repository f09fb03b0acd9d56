import type { FieldErrors } from '#contract/refuse.ts'
import { dayOf } from '#db/day.ts'

const dayMs = 24 * 60 * 60_000
/** The maximum duration: a grant is for a visit. */
const mostGrantDays = 30
/** The maximum lead time: whoever creates a grant should know its future holder. */
const mostDaysAhead = 90

type Wanted = {
  userId: string
  employeeIds?: readonly string[]
  workCenterId?: string | null
  /** Defaults to now. */
  startsAt?: Date | undefined
  endsAt: Date
  /** The last readable day. */
  until: string
  reason: string
}

/** Validates a new grant. */
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

/** A grant cannot begin in the past, nor far ahead. */
function wrongBeginning({ startsAt }: Wanted, now: Date): FieldErrors {
  if (startsAt === undefined) return {}
  const latest = new Date(now.getTime() + mostDaysAhead * dayMs)
  if (startsAt < now) return { startsAt: [{ error: 'greater_than', value: now.toISOString() }] }
  if (startsAt > latest) return { startsAt: [{ error: 'less_than', value: latest.toISOString() }] }
  return {}
}

/** Days after the end of the grant cannot be read with it: refuse them, so that it does not look as if they could. */
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
