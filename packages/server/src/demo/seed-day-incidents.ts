import { type Insertable, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { dayOf } from '#db/day.ts'
import { inForce } from '#db/days.ts'
import type { DayIncidentActsTable, DayIncidentsTable } from '#db/schema/day-incidents.ts'
import { demoId } from './random.ts'

type Found = {
  employeeId: string
  coordinatorId: string
  date: string
  kind: string
  lastAt: Date
  isLocked: boolean
}

const hourMs = 60 * 60_000
const fates = ['justified', 'accepted', 'dismissed', 'rejected', 'justified', 'accepted'] as const
const reasons = [
  'El sistema de telefonía se quedó bloqueado',
  'Una llamada se alargó después del turno',
  'Avería del metro en la línea 10',
  'Cubrí la ausencia de un compañero',
] as const
const comments = { accepted: null, rejected: 'Ese día no consta ninguna avería', dismissed: null } as const

/** What became of incidents of the last weeks: some wait, some were accepted or rejected, some are none. */
export async function seedDayIncidents(db: Db, now: Date): Promise<void> {
  const rows: Insertable<DayIncidentsTable>[] = []
  const acts: Insertable<DayIncidentActsTable>[] = []
  for (const [index, found] of (await recent(db, now)).entries()) {
    const { row, done } = lookedAt(found, index)
    rows.push(row)
    acts.push(...done)
  }
  if (rows.length === 0) return
  await db.insertInto('dayIncidents').values(rows).execute()
  await db.insertInto('dayIncidentActs').values(acts).execute()
}

function lookedAt({ employeeId, coordinatorId, date, kind, lastAt, isLocked }: Found, index: number) {
  const fate = fates[index % fates.length] ?? 'justified'
  // What waits in a locked month is in no inbox.
  const state = isLocked && fate === 'justified' ? 'accepted' : fate
  const id = demoId('day incident', `${employeeId} ${date} ${kind}`)
  const isSaid = state !== 'dismissed'
  const reason = isSaid ? (reasons[index % reasons.length] ?? null) : null
  const minutes = isSaid && kind === 'break_exceeded' ? 15 : null
  const justifiedAt = isSaid ? new Date(lastAt.getTime() + 14 * hourMs) : null
  const decidedAt = state === 'justified' ? null : new Date(lastAt.getTime() + 17 * hourMs)
  const comment = state === 'justified' ? null : comments[state]
  const decidedBy = decidedAt === null ? null : coordinatorId
  const at = justifiedAt ?? decidedAt ?? lastAt
  const row = {
    ...{ id, employeeId, date, kind, state, reason, minutes, justifiedAt, comment, decidedBy, decidedAt },
    ...{
      decidedFor: null,
      version: isSaid && decidedAt !== null ? 2 : 1,
      createdAt: at,
      updatedAt: decidedAt ?? at,
    },
  }
  const act = { incidentId: id, onBehalfOf: null }
  const done = [
    ...(justifiedAt === null
      ? []
      : [{ ...act, state: 'justified' as const, at: justifiedAt, by: employeeId, text: reason, minutes }]),
    ...(decidedAt === null
      ? []
      : [{ ...act, state, at: decidedAt, by: coordinatorId, text: comment, minutes }]),
  ]
  return { row, done }
}

/** The last incidents that the record itself has: those of the demo's accounts first. */
async function recent(db: Db, now: Date): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select f.employee_id, f.coordinator_id, to_char(f.date, 'YYYY-MM-DD') as date, f.kind, f.last_at, f.is_locked from (
      select w.employee_id, c.id as coordinator_id, w.date, k.kind, coalesce(w.ended_at, w.started_at) as last_at, p.rank,
        exists (select from month_sheets m where m.employee_id = w.employee_id and m.state = 'locked'
          and m.month = date_trunc('month', w.date::timestamp)::date) as is_locked,
        row_number() over (partition by p.rank order by w.date desc, w.employee_id) as place
      from workdays w join users u on u.id = w.employee_id
      join lateral (select a.coordinator_id as id from coordinator_assignments a
        where a.employee_id = w.employee_id and ${inForce('a', dayOf(now))} order by a.starts_on desc limit 1) c on true
      join users l on l.id = c.id
      cross join lateral (select kind from unnest(w.incidents) i(kind) order by kind limit 1) k
      cross join lateral (select case when u.username = 'empleado' then 1 when l.username = 'coordinador' then 2 else 3 end as rank) p
      where w.date < ${dayOf(now)}::date - 1
    ) f where f.place <= case f.rank when 1 then 6 when 2 then 18 else 24 end
    order by f.rank, f.date desc, f.employee_id`.execute(db)
  return rows
}
