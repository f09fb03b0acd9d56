import { type Insertable, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { dayOf } from '#db/day.ts'
import { inForce } from '#db/days.ts'
import type { DayIncidentActsTable, DayIncidentsTable } from '#db/schema/day-incidents.ts'
import { demoId } from './random.ts'

type Found = { employeeId: string; coordinatorId: string; date: string; kind: string; lastAt: Date }

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

function lookedAt({ employeeId, coordinatorId, date, kind, lastAt }: Found, index: number) {
  const state = fates[index % fates.length] ?? 'justified'
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

/** The last incidents that the record itself has, of months that are not locked: those of the demo's accounts first. */
async function recent(db: Db, now: Date): Promise<Found[]> {
  const coordinator = sql<string>`(select a.coordinator_id from coordinator_assignments a
    where a.employee_id = w.employee_id and ${inForce('a', dayOf(now))} order by a.starts_on desc limit 1)`
  const { rows } = await sql<Found>`
    select f.employee_id, f.coordinator_id, to_char(f.date, 'YYYY-MM-DD') as date, f.kind, f.last_at from (
      select w.employee_id, ${coordinator} as coordinator_id, w.date, k.kind, coalesce(w.ended_at, w.started_at) as last_at,
        u.username = 'empleado' as is_demo,
        row_number() over (partition by u.username = 'empleado' order by w.date desc, w.employee_id) as place
      from workdays w join users u on u.id = w.employee_id
      cross join lateral (select kind from unnest(w.incidents) i(kind) order by kind limit 1) k
      where w.date > ${dayOf(now)}::date - 45 and w.date < ${dayOf(now)}::date - 1 and ${coordinator} is not null
        and not exists (select from month_sheets m where m.employee_id = w.employee_id and m.state = 'locked'
          and m.month = date_trunc('month', w.date::timestamp)::date)
    ) f where f.place <= case when f.is_demo then 4 else 40 end
    order by f.is_demo desc, f.date desc, f.employee_id`.execute(db)
  return rows
}
