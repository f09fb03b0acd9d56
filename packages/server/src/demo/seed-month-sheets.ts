import { sql } from 'kysely'
import { askedDays } from '#db/asked-days.ts'
import type { Db } from '#db/database.ts'
import { dayOf, firstOf, lastOf, monthOf, monthsAfter } from '#db/day.ts'
import type { HourBankMovementsTable } from '#db/schema/hour-bank.ts'
import type { MonthSheetActsTable } from '#db/schema/month-sheets.ts'
import { hourKinds } from '#db/hour-kinds.ts'
import { incidentsOf, type ShiftLimits } from '#db/against-shift.ts'
import { shiftLimitsOf } from '#time-record/time-rules.queries.ts'
import { figuresOf, sealed, type SheetDay } from '#time-record/month-content.ts'
import type { Person } from './people.ts'
import { demoId } from './random.ts'

type Seeding = { db: Db; now: Date; everybody: readonly Person[] }
type Month = { employeeId: string; partTime: boolean; days: SheetDay[] }
/** Who acts on a sheet, and when; nothing in the future. */
type Acting = { now: Date; month: string; staff: readonly string[] }

const hourMs = 60 * 60_000
const reopened = 'Falta anotar el cambio de turno del último viernes'

/** Months of people in every state: more of the last are pending, and older ones are locked. */
export async function seedMonthSheets({ db, now, everybody }: Seeding): Promise<void> {
  const staff = everybody.filter(({ roleName }) => roleName === 'RRHH').map(({ user }) => user.id)
  const last = monthsAfter(monthOf(dayOf(now)), -1)
  const known = new Set(
    everybody.filter(({ user }) => accounts.has(user.username)).map(({ user }) => user.id),
  )
  const oldest = monthsAfter(last, -2)
  for (const [month, fateOf] of [
    ...((await isRecorded(db, oldest)) ? [[oldest, always] as const] : []),
    [monthsAfter(last, -1), earlier],
    [last, latest],
  ] as const) {
    const months = await confirmable(db, month, now)
    const acting = { now, month, staff }
    const sheets = months
      .filter(({ employeeId }) => month !== last || !known.has(employeeId))
      .map((one, index) => sheetOf(one, fateOf(index), acting))
    await put(db, sheets)
  }
  await putBrought(db, last, { staff, known })
}

/** Whether the record begins in or before a month. */
async function isRecorded(db: Db, month: string): Promise<boolean> {
  const { rows } = await sql<{ isSo: boolean }>`
    select exists (select from workdays where date <= ${lastOf(month)}::date) as is_so`.execute(db)
  return rows[0]?.isSo === true
}

/** What each account brought from the system before, and what became of it: on which day of the month, in minutes. */
const brought = [
  { kind: 'adjustment', day: '01', minutes: 190, reason: 'Saldo traspasado del sistema anterior' },
  { kind: 'adjustment', day: '02', minutes: -30, reason: 'Rectificación del traspaso' },
  { kind: 'rest', day: '12', minutes: -60, reason: 'Descanso acordado con coordinación' },
  { kind: 'pay', day: '26', minutes: -40, reason: 'Se abona en la nómina' },
] as const

async function putBrought(
  db: Db,
  month: string,
  { staff, known }: { staff: readonly string[]; known: ReadonlySet<string> },
): Promise<void> {
  const [createdBy] = staff
  if (createdBy === undefined) return
  const rows = [...known].flatMap((employeeId) =>
    brought.map(({ kind, day: on, minutes, reason }) => ({
      ...{ id: demoId('hour movement', `${employeeId} brought ${on}`), employeeId, kind, reason, createdBy },
      ...{ seconds: minutes * 60, date: `${month}-${on}`, month: null, reverses: null },
      createdAt: new Date(`${month}-${on}T08:30:00Z`),
    })),
  )
  await db.insertInto('hourBankMovements').values(rows).execute()
}

/** The demo's accounts have months to confirm. */
const accounts = new Set(['admin', 'coordinador', 'empleado'])

type Fate = 'open' | 'confirmed' | 'locked' | 'reopened'
const always = (): Fate => 'locked'
const earlier = (index: number): Fate => (index % 2 === 0 ? 'locked' : 'open')
const latest = (index: number): Fate =>
  index % 20 === 7 ? 'reopened' : index % 4 === 1 ? 'confirmed' : index % 8 === 3 ? 'locked' : 'open'

/** Months that can be confirmed: no missing entry or exit, no pending correction. */
async function confirmable(db: Db, month: string, now: Date): Promise<Month[]> {
  const [from, until] = [firstOf(month), lastOf(month)]
  const { rows } = await sql<Month>`
    select employee_id, bool_or(is_part_time) as part_time,
      coalesce(json_agg(${day} order by date) filter (where state <> 'free' or holiday is not null), '[]') as days
    from (
      select *, case when started_at is not null then 'closed' when theoretical_minutes > 0
        and date >= clock_since then 'missing' else 'free' end as state, ${hourKinds}
      from (
        select c.employee_id, c.date, c.theoretical_minutes, c.part_time as is_part_time, c.holiday, c.clock_since,
          coalesce(w.time_zone, c.time_zone) as time_zone, w.started_at, w.ended_at,
          ${seconds} as effective_seconds,
          coalesce(w.non_effective_seconds, 0) as non_effective_seconds, ${incidentsBy(await shiftLimitsOf(db))} as incidents
        from (${askedDays(from, until, sql<boolean>`true`)}) c
        join users u on u.id = c.employee_id and u.active
        left join workdays w on w.employee_id = c.employee_id and w.date = c.date
      ) x
    ) y
    where not exists (select from clock_corrections p where p.employee_id = y.employee_id and p.state = 'pending'
      and p.expires_at > ${now} and p.date between ${from}::date and ${until}::date)
    group by employee_id having not bool_or(incidents && '{missing_in,missing_out}'::text[])
    order by employee_id`.execute(db)
  return rows
}

const seconds = sql`coalesce(w.effective_seconds, 0)`
/** Of past months: nobody is still at work. */
const incidentsBy = (limits: ShiftLimits) =>
  incidentsOf({ worked: sql`coalesce(w.effective_time, '{}')`, seconds, limits, isRunning: sql`false` })
const instant = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const day = sql`json_build_object('date', to_char(date, 'YYYY-MM-DD'), 'state', state,
  'startedAt', ${instant('started_at')}, 'endedAt', ${instant('ended_at')}, 'timeZone', time_zone,
  'effectiveSeconds', effective_seconds, 'nonEffectiveSeconds', non_effective_seconds,
  'ordinarySeconds', ordinary_seconds, 'complementarySeconds', complementary_seconds, 'extraSeconds', extra_seconds,
  'theoreticalMinutes', theoretical_minutes, 'incidents', incidents, 'holiday', holiday,
  'balanceSeconds', case when state <> 'free' then effective_seconds - theoretical_minutes * 60 end)`

type Sheet = ReturnType<typeof sheetOf>

function sheetOf({ employeeId, partTime, days }: Month, fate: Fate, { now, month, staff }: Acting) {
  const id = demoId('month sheet', `${employeeId} ${month}`)
  const { content, hash } = sealed({ employeeId, month, partTime, days })
  const figures = figuresOf(days)
  // Nobody locks their own month.
  const by = staff.find((one) => one !== employeeId) ?? employeeId
  const after = (hours: number) =>
    new Date(
      Math.min(Date.parse(`${lastOf(month)}T20:00:00Z`) + hours * hourMs, now.getTime() - hourMs / hours),
    )
  const acts: MonthSheetActsTable[] = []
  const add = (act: Pick<MonthSheetActsTable, 'act' | 'at' | 'by'>, reason: string | null = null) =>
    acts.push({
      ...{ ...act, sheetId: id, number: acts.length + 1, reason, hash },
      content: act.act === 'confirm' ? content : null,
    })
  const [confirmedAt, lockedAt, reopenedAt] = [after(14), after(38), after(62)]
  if (fate !== 'open') add({ act: 'confirm', at: confirmedAt, by: employeeId })
  if (fate === 'locked' || fate === 'reopened') add({ act: 'lock', at: lockedAt, by })
  if (fate === 'reopened') add({ act: 'reopen', at: reopenedAt, by }, reopened)
  const bank = { employeeId, by, month, lockedAt, reopenedAt, seconds: figures.balanceSeconds }
  const sheet = { id, employeeId, month: firstOf(month), partTime, hash, confirmedAt }
  return {
    sheets:
      fate === 'open'
        ? []
        : [{ ...sheet, state: fate, figures, lockedAt: fate === 'locked' ? lockedAt : null }],
    acts,
    movements: movementsOf(fate, bank),
  }
}

type Banking = {
  employeeId: string
  by: string
  month: string
  lockedAt: Date
  reopenedAt: Date
  seconds: number
}

/** What a locked month adds to the hour bank; some of it is compensated by rest, some by pay. */
function movementsOf(fate: Fate, bank: Banking): HourBankMovementsTable[] {
  if (fate !== 'locked' && fate !== 'reopened') return []
  const { employeeId, by: createdBy, month, lockedAt, reopenedAt, seconds } = bank
  const movement = (kind: HourBankMovementsTable['kind'], of: number): HourBankMovementsTable => ({
    ...{ id: demoId('hour movement', `${employeeId} ${month} ${kind}`), employeeId, kind, seconds: of },
    ...{ date: lastOf(month), month: firstOf(month), reverses: null, reason: null, createdBy },
    createdAt: lockedAt,
  })
  const first = movement('month', seconds)
  if (fate === 'reopened')
    return [
      first,
      { ...movement('reversal', -seconds), reverses: first.id, reason: reopened, createdAt: reopenedAt },
    ]
  const half = Math.floor(seconds / 120) * 60
  if (half < 1800) return [first]
  const isRest = half % 120 === 0
  const reason = isRest ? 'Descanso acordado con coordinación' : 'Se abona en la nómina'
  return [
    first,
    {
      ...movement(isRest ? 'rest' : 'pay', -half),
      ...{ reason, createdAt: reopenedAt, date: dayOf(reopenedAt), month: isRest ? firstOf(month) : null },
    },
  ]
}

async function put(db: Db, all: readonly Sheet[]): Promise<void> {
  const sheets = all.flatMap((one) => one.sheets)
  if (sheets.length === 0) return
  await db
    .insertInto('monthSheets')
    .values(sheets.map((one) => ({ ...one, figures: JSON.stringify(one.figures) })))
    .execute()
  await db
    .insertInto('monthSheetActs')
    .values(all.flatMap((one) => one.acts))
    .execute()
  const movements = all.flatMap((one) => one.movements)
  if (movements.length > 0) await db.insertInto('hourBankMovements').values(movements).execute()
}
