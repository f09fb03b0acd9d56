import type { FieldErrors } from '#contract/refuse.ts'

const dayMs = 24 * 60 * 60_000
/** A grant is for a visit, not for good. */
const mostGrantDays = 30

type Wanted = {
  userId: string
  employeeIds?: readonly string[]
  workCenterId?: string | null
  startsAt: Date
  endsAt: Date
}

/** What is wrong with a grant that somebody wants to give. */
export function wrongWith(wanted: Wanted, { giverId, now }: { giverId: string; now: Date }): FieldErrors {
  return {
    ...(wanted.userId === giverId ? { userId: [{ error: 'own_account' }] } : {}),
    ...wrongPeople(wanted),
    ...wrongEnd(wanted, now),
  }
}

/** Either people or a work center. */
function wrongPeople({ employeeIds = [], workCenterId = null }: Wanted): FieldErrors {
  const [named, center] = [employeeIds.length > 0, workCenterId !== null]
  if (named !== center) return {}
  return { employeeIds: [{ error: named ? 'invalid' : 'blank' }] }
}

/** After its beginning and after now, and not too long. */
function wrongEnd({ startsAt, endsAt }: Wanted, now: Date): FieldErrors {
  const latest = new Date(startsAt.getTime() + mostGrantDays * dayMs)
  const earliest = startsAt > now ? startsAt : now
  if (endsAt <= earliest) return { endsAt: [{ error: 'greater_than', value: earliest.toISOString() }] }
  if (endsAt > latest) return { endsAt: [{ error: 'less_than', value: latest.toISOString() }] }
  return {}
}
