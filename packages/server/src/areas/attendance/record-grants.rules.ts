import type { FieldErrors } from '#contract/refuse.ts'

const dayMs = 24 * 60 * 60_000
/** A grant is for a visit, not for good. */
export const mostGrantDays = 30

type Wanted = {
  userId: string
  employeeIds?: readonly string[]
  workCenterId?: string | null
  startsAt: Date
  endsAt: Date
}

/** What is wrong with a grant that somebody wants to give. */
export function wrongWith(
  { userId, employeeIds = [], workCenterId = null, startsAt, endsAt }: Wanted,
  { giverId, now }: { giverId: string; now: Date },
): FieldErrors {
  const latest = new Date(startsAt.getTime() + mostGrantDays * dayMs)
  const earliest = startsAt > now ? startsAt : now
  const both = employeeIds.length > 0 && workCenterId !== null
  const neither = employeeIds.length === 0 && workCenterId === null
  return {
    ...(userId === giverId ? { userId: [{ error: 'own_account' as const }] } : {}),
    ...(both ? { employeeIds: [{ error: 'invalid' as const }] } : {}),
    ...(neither ? { employeeIds: [{ error: 'blank' as const }] } : {}),
    ...(endsAt <= earliest
      ? { endsAt: [{ error: 'greater_than' as const, value: earliest.toISOString() }] }
      : {}),
    ...(endsAt > latest ? { endsAt: [{ error: 'less_than' as const, value: latest.toISOString() }] } : {}),
  }
}
