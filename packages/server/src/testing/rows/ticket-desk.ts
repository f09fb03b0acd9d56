import type { Rows } from '../rows.ts'

const first = ({ db }: Rows) =>
  db.selectFrom('tickets').select('id').orderBy('number').limit(1).executeTakeFirstOrThrow()

/** Ten skipped tickets with their agents and clocks, and the hours of ten services. */
export async function fill(rows: Rows): Promise<void> {
  const { db, ten, at } = rows
  const { id: ticketId } = await first(rows)
  await db
    .insertInto('ticketAssignments')
    .values(
      ten((userId, id) => ({ id, ticketId, userId, byId: null, kind: 'next' as const, trace: '{}', at })),
    )
    .execute()
  await db
    .insertInto('ticketSkips')
    .values(ten((userId, id) => ({ id, ticketId, userId, reason: 'language' as const, note: null, at })))
    .execute()
  const term = { startedAt: at, warnAt: at, dueAt: at, pausedAt: null, stoppedAt: at, nextStepAt: null }
  await db
    .insertInto('ticketClocks')
    .values({ ...term, ticketId, kind: 'solution' })
    .onConflict((same) => same.doNothing())
    .execute()
  const skills = await db
    .selectFrom('skills')
    .select('id')
    .where('id', 'not in', db.selectFrom('serviceHours').select('skillId'))
    .orderBy('code')
    .limit(10)
    .execute()
  const closed = { saturdayOpensAt: null, saturdayClosesAt: null, sundayOpensAt: null, sundayClosesAt: null }
  await db
    .insertInto('serviceHours')
    .values(
      ten((_, id, index) => ({
        ...{ ...closed, id, name: id, position: index, workCenterId: null, createdAt: at, updatedAt: at },
        ...{ skillId: skills[index % skills.length]?.id ?? '', opensAt: '09:00', closesAt: '18:00' },
      })).slice(0, skills.length),
    )
    .execute()
}

export async function owners(rows: Rows): Promise<[string, string][]> {
  const { id } = await first(rows)
  return [
    ['ticketDesk.assignments', id],
    ['ticketDesk.clocks', id],
  ]
}
