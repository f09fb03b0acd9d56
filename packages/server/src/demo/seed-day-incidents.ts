import { type Insertable, type Selectable, sql } from 'kysely'
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
const fates = ['accepted', 'rejected', 'justified', 'dismissed', 'justified', 'accepted', 'open'] as const
const reasons = [
  'El sistema de telefonía se quedó bloqueado',
  'Una llamada se alargó después del turno',
  'Avería del metro en la línea 10',
  'Cubrí la ausencia de un compañero',
] as const
const comments = { accepted: null, rejected: 'Ese día no consta ninguna avería', dismissed: null } as const

/** The outcome of incidents of the last weeks in every state. */
export async function seedDayIncidents(db: Db, now: Date): Promise<void> {
  const rows: Insertable<DayIncidentsTable>[] = []
  const acts: Insertable<DayIncidentActsTable>[] = []
  for (const { row, done } of [...(await recent(db, now)).map(lookedAt), ...(await corrected(db))]) {
    rows.push(row)
    acts.push(...done)
  }
  if (rows.length === 0) return
  await db.insertInto('dayIncidents').values(rows).execute()
  await db.insertInto('dayIncidentActs').values(acts).execute()
}

function lookedAt(found: Found, index: number) {
  const { employeeId, date, kind, lastAt } = found
  const id = demoId('day incident', `${employeeId} ${date} ${kind}`)
  const state = stateOf(found, index)
  // An open one was dismissed, and the dismissal was withdrawn.
  const isJustified = state !== 'dismissed' && state !== 'open'
  const justification = isJustified ? justificationOf(found, index) : unjustified
  const decision = state === 'justified' || state === 'open' ? undecided : decisionOf(found, state)
  const { decidedAt } = decision
  const at = justification.justifiedAt ?? decidedAt ?? lastAt
  const row = {
    ...{ id, employeeId, date, kind, state, ...justification, ...decision, decidedFor: null },
    ...{ version: state === 'accepted' || state === 'rejected' ? 2 : 1 },
    ...{ createdAt: at, updatedAt: decidedAt ?? at },
  }
  return { row, done: actsOf(row) }
}

/** Pending incidents in a locked month are in no inbox. */
function stateOf({ isLocked }: Found, index: number) {
  const fate = fates[index % fates.length] ?? 'justified'
  return isLocked && fate === 'justified' ? 'accepted' : fate
}

const unjustified = { reason: null, minutes: null, justifiedAt: null }
const undecided = { comment: null, decidedBy: null, decidedAt: null }

const justificationOf = ({ kind, lastAt }: Found, index: number) => ({
  reason: reasons[index % reasons.length] ?? null,
  minutes: kind === 'missing_out' ? 15 : null,
  justifiedAt: new Date(lastAt.getTime() + 14 * hourMs),
})

const decisionOf = ({ coordinatorId, lastAt }: Found, state: keyof typeof comments) => ({
  comment: comments[state],
  decidedBy: coordinatorId,
  decidedAt: new Date(lastAt.getTime() + 17 * hourMs),
})

type LookedAtRow = Omit<Selectable<DayIncidentsTable>, 'version'>

/** The history of an incident: justified by its person, decided by the company. */
function actsOf(row: LookedAtRow): Insertable<DayIncidentActsTable>[] {
  const { state, reason, comment, minutes, justifiedAt, decidedAt, employeeId, decidedBy } = row
  const act = { incidentId: row.id, onBehalfOf: null, minutes }
  return [
    ...(justifiedAt === null
      ? []
      : [{ ...act, state: 'justified' as const, at: justifiedAt, by: employeeId, text: reason }]),
    ...(decidedAt === null ? [] : [{ ...act, state, at: decidedAt, by: decidedBy, text: comment }]),
  ]
}

type Corrected = { employeeId: string; date: string; justifiedAt: Date; correctedAt: Date }

/** Missing exits that were justified before a correction added them. */
async function corrected(db: Db) {
  const { rows } = await sql<Corrected>`
    select c.employee_id, to_char(c.date, 'YYYY-MM-DD') as date, c.created_at - interval '30 minutes' as justified_at,
      c.decided_at as corrected_at
    from clock_corrections c where c.state = 'approved' and c.change = 'add' and c.kind = 'out'
    order by c.date desc, c.employee_id limit 4`.execute(db)
  return rows.map(({ employeeId, date, justifiedAt, correctedAt }) => {
    const id = demoId('day incident', `${employeeId} ${date} corrected`)
    const reason = 'Olvidé fichar la salida: he pedido la corrección'
    const state = 'corrected' as const
    const act = { incidentId: id, onBehalfOf: null, minutes: null }
    return {
      row: {
        ...{
          id,
          employeeId,
          date,
          kind: 'missing_out',
          state,
          reason,
          minutes: null,
          justifiedAt,
          version: 2,
        },
        ...{ ...undecided, decidedFor: null, createdAt: justifiedAt, updatedAt: correctedAt },
      },
      done: [
        { ...act, state: 'justified' as const, at: justifiedAt, by: employeeId, text: reason },
        { ...act, state, at: correctedAt, by: null, text: null },
      ],
    }
  })
}

/** The latest incidents in the record, those of the demo's accounts first. */
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
