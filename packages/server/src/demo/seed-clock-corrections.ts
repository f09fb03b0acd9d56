import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { dayOf, daysAfter } from '#db/day.ts'
import { inForce } from '#db/days.ts'
import type { ClockCorrectionsTable } from '#db/schema/clock-corrections.ts'
import type { ClockKind, PressedKind } from '#db/schema/clock-entries.ts'
import { expiryOf } from '#time-record/answer-time.ts'
import { type Chained, hashOf } from '#time-record/chain.rules.ts'
import { rulesOf } from '#time-record/time-rules.queries.ts'
import { rowOf } from '#time-record/workday-row.ts'
import { workdaysOf } from '#time-record/workday.rules.ts'
import { demoId } from './random.ts'
import { mondayOf } from './vacation-plans.ts'

type Row = Omit<
  ClockCorrectionsTable,
  'heldAs' | 'heldBy' | 'heldUntil' | 'heldReason' | 'heldFor' | 'decidedFor' | 'consent'
>
/** The time rules of people by day. */
type Rules = Awaited<ReturnType<typeof rulesOf>>
/** A person's day, and who decides on it. */
type Day = {
  employeeId: string
  coordinatorId: string
  date: string
  timeZone: string
  lastAt: Date
  entryId: string
}

const hourMs = 60 * 60_000
/** The number of days after which an unanswered correction has expired. */
const longAgo = 17
const forgotten = [
  'Olvidé fichar la salida al terminar el turno',
  'Se me cerró el navegador antes de fichar',
  'Salí con prisa a una cita médica y no fiché',
] as const

/** Requested corrections: some pending, some in force, some refused, withdrawn or unanswered. */
export async function seedClockCorrections(db: Db, now: Date): Promise<void> {
  const days = await daysWithoutExit(db, {
    from: daysAfter(dayOf(now), 1 - longAgo),
    until: daysAfter(dayOf(now), -2),
  })
  const old = await unansweredDays(db, now)
  const [first] = await comings(db, now)
  const people = [...days, ...old, ...(first === undefined ? [] : [first])].map(
    ({ employeeId }) => employeeId,
  )
  const rulesIn = await rulesOf(db, people)
  const rows = [
    ...days.map((day, index) => asked(day, index, rulesIn)),
    ...old.map((day, index) => unanswered(asked(day, index, rulesIn))),
  ]
  if (first !== undefined) rows.push(askedByCompany(first, rulesIn))
  if (rows.length > 0) await db.insertInto('clockCorrections').values(rows).execute()
  for (const row of rows.filter(({ state }) => state === 'approved')) await put(db, row, rulesIn)
}

const fates = ['pending', 'approved', 'pending', 'rejected', 'approved', 'withdrawn'] as const
const decisions: Partial<Record<Row['state'], string>> = {
  rejected: 'Ese día terminó dos horas antes: revise la hora',
}

function asked(
  { employeeId, coordinatorId, date, timeZone, lastAt }: Day,
  index: number,
  rulesIn: Rules,
): Row {
  const state = fates[index % fates.length] ?? 'pending'
  const at = new Date(lastAt.getTime() + 2 * hourMs)
  const createdAt = createdOf(lastAt)
  const isAnswered = state === 'approved' || state === 'rejected'
  const decidedAt = new Date(createdAt.getTime() + 3 * hourMs)
  return {
    ...{ id: demoId('clock correction', `${employeeId} ${date}`), employeeId, date, timeZone, change: 'add' },
    ...{
      entryId: null,
      kind: 'out',
      at,
      breakTypeId: null,
      mode: 'on_site',
      side: 'employee',
      askedBy: employeeId,
    },
    ...{
      reason: forgotten[index % forgotten.length] ?? '',
      state,
      createdAt,
      expiresAt: expiryOf(createdAt, rulesIn(employeeId, date).rules),
    },
    decidedBy: isAnswered ? coordinatorId : state === 'withdrawn' ? employeeId : null,
    decidedAt: state === 'pending' ? null : decidedAt,
    decision: decisions[state] ?? null,
  }
}

/** Nobody answered before its deadline. */
const unanswered = (row: Row): Row => ({
  ...{ ...row, state: 'expired', decidedBy: null, decidedAt: row.expiresAt, decision: null },
})

/** The morning after. Unanswered ones expire after two weeks. */
const createdOf = (lastAt: Date): Date => new Date(lastAt.getTime() + 14 * hourMs)

function askedByCompany(
  { employeeId, coordinatorId, date, timeZone, lastAt, entryId }: Day,
  rulesIn: Rules,
): Row {
  const createdAt = new Date(lastAt.getTime() + 24 * hourMs)
  return {
    ...{
      id: demoId('clock correction', `company ${employeeId} ${date}`),
      employeeId,
      date,
      timeZone,
      entryId,
    },
    ...{ change: 'change', kind: 'in', at: new Date(lastAt.getTime() - 10 * 60_000), breakTypeId: null },
    ...{ mode: 'on_site', side: 'company', askedBy: coordinatorId, state: 'pending', createdAt },
    reason: 'Abrió la sala antes de poder fichar',
    expiresAt: expiryOf(createdAt, rulesIn(employeeId, date).rules),
    ...{ decidedBy: null, decidedAt: null, decision: null },
  }
}

/** The agreed change is appended to the record, and the day is derived again. */
async function put(db: Db, row: Row, rulesIn: Rules): Promise<void> {
  const { id, employeeId, timeZone, mode, kind, at, reason, breakTypeId, decidedBy } = row
  const own = db.selectFrom('clockEntries').where('employeeId', '=', employeeId).orderBy('number')
  const record = await own.selectAll().execute()
  const last = record.at(-1)
  const entry: Chained & { kind: PressedKind } = {
    ...{
      id: demoId('corrected entry', id),
      employeeId,
      number: record.length + 1,
      kind,
      at,
      timeZone,
      mode,
      reason,
    },
    ...{
      recordedAt: row.decidedAt ?? at,
      breakTypeId,
      counts: null,
      minutesPerUse: null,
      createdBy: decidedBy,
    },
    ...{
      ip: null,
      userAgent: null,
      replaces: null,
      salt: demoId('salt', id),
      previousHash: last?.hash ?? '',
    },
    source: 'correction',
  }
  await db
    .insertInto('clockEntries')
    .values({ ...entry, hash: hashOf(entry) })
    .execute()
  const days = workdaysOf([...record.filter(isPressed), entry], {
    now: new Date(at.getTime() + 24 * hourMs),
    rulesOn: (date) => rulesIn(employeeId, date).rules,
  })
  for (const day of days.filter(({ date }) => date === row.date))
    await db
      .updateTable('workdays')
      .set(rowOf(employeeId, day))
      .where('employeeId', '=', employeeId)
      .where(sql<boolean>`date = ${day.date}::date`)
      .execute()
}

const isPressed = <Entry extends { kind: ClockKind }>(entry: Entry): entry is Entry & { kind: PressedKind } =>
  entry.kind !== 'void'

const coordinator = (day: string) => sql<string>`(select a.coordinator_id from coordinator_assignments a
  where a.employee_id = w.employee_id and ${inForce('a', day)} order by a.starts_on desc limit 1)`

/** The last days without exit of people who had a coordinator. */
async function daysWithoutExit(db: Db, { from, until }: { from: string; until: string }): Promise<Day[]> {
  const { rows } = await sql<Day>`
    select * from (
      select w.employee_id, ${coordinator(until)} as coordinator_id, to_char(w.date, 'YYYY-MM-DD') as date, w.time_zone,
        e.id as entry_id, e.at as last_at
      from workdays w join lateral (select c.id, c.at from clock_entries c
        where c.employee_id = w.employee_id and c.at between w.started_at and w.ended_at order by c.at desc limit 1) e on true
      where 'missing_out' = any(w.incidents) and w.date between ${from}::date and ${until}::date
        and w.ended_at is not null
    ) d where coordinator_id is not null order by date desc, employee_id limit 28`.execute(db)
  return rows
}

/**
 * Days so long ago that an unanswered correction has expired: some without exit, and a Monday of the demo's employee and
 * of a colleague, however short the record is.
 */
async function unansweredDays(db: Db, now: Date): Promise<Day[]> {
  const until = daysAfter(dayOf(now), -longAgo)
  const recorded = await daysWithoutExit(db, { from: daysAfter(until, -25), until })
  const date = mondayOf(until)
  const { rows } = await sql<Day>`
    select w.employee_id, w.coordinator_id, ${date} as date, 'Europe/Madrid' as time_zone, null as entry_id,
      ${`${date}T13:00:00Z`}::timestamptz as last_at
    from coordinator_assignments w join users u on u.id = w.employee_id join users k on k.id = w.coordinator_id
    where k.username = 'coordinador' and ${inForce('w', dayOf(now))} and u.time_zone = 'Europe/Madrid'
    order by u.username <> 'empleado', w.employee_id limit 2`.execute(db)
  return [...rows, ...recorded.filter((day) => day.date !== date).slice(0, 5)]
}

/** The last working day of the demo's employee. */
async function comings(db: Db, now: Date): Promise<Day[]> {
  const { rows } = await sql<Day>`
    select w.employee_id, ${coordinator(dayOf(now))} as coordinator_id, to_char(w.date, 'YYYY-MM-DD') as date, w.time_zone,
      e.id as entry_id, e.at as last_at
    from workdays w join users u on u.id = w.employee_id and u.username = 'empleado'
    join clock_entries e on e.employee_id = w.employee_id and e.at = w.started_at and e.kind = 'in'
    where w.date < ${dayOf(now)}::date - 1 and ${coordinator(dayOf(now))} is not null
    order by w.date desc limit 1`.execute(db)
  return rows
}
