import { sql } from 'kysely'
import { insert } from '#db/catalogue-queries.ts'
import type { Db } from '#db/database.ts'
import { dayOf } from '#db/day.ts'
import type { ClockEntriesTable } from '#db/schema/clock-entries.ts'
import type { WorkdaysTable } from '#db/schema/workdays.ts'
import { rulesOf } from '#time-record/time-rules.queries.ts'
import { rowOf } from '#time-record/workday-row.ts'
import { workdaysOf } from '#time-record/workday.rules.ts'
import { isAway, type Off } from './away.ts'
import { habitOf, type Present } from './clock-days.ts'
import { contractsOf, type DemoContract } from './contracts.ts'
import type { DemoOptions } from './demo-options.ts'
import { comingOf } from './entry-sources.ts'
import { type CalledBack, calledBack, extraMinutesOf } from './overtime-people.ts'
import type { Person } from './people.ts'
import { demoId, type Random } from './random.ts'
import { chained, countingOf, isHoliday, isWorking, recordOf } from './recorded-days.ts'
import { seedShifts } from './seed-shifts.ts'
import { seedSkillStates } from './seed-skill-states.ts'
import { type DemoPlan, planOf } from './shift-patterns.ts'
import { remoteDays } from './telework-plans.ts'
import { troublesOf } from './troubles.ts'
import { type DemoHoliday, holidaysOf, workCenterRows } from './work-centers.ts'

type Seeding = {
  db: Db
  now: Date
  random: Random
  everybody: readonly Person[]
  away: readonly Off[]
} & Pick<DemoOptions, 'recordedDays' | 'recordsToday'>
/** Rows per statement: each row is a single parameter, whatever its size. */
const rowsAtOnce = 5000
/** Work centers, holidays, contracts, and clock entries of the last days, up to now. */
export async function seedWorkingTime({
  db,
  now,
  random,
  everybody,
  away,
  recordedDays: days,
  recordsToday,
}: Seeding): Promise<void> {
  const made = { createdAt: now, updatedAt: now }
  await insert(
    db,
    { table: 'workCenters' },
    workCenterRows.map((row, index) => ({ ...row, ...made, position: index + 1 })),
  )
  const holidays = await seedHolidays(db, now)
  const today = dayOf(now)
  const usual = everybody.flatMap((person) => contractsOf(person, now, random))
  const back = calledBack(everybody, usual, { today, away })
  const contracts = usual.filter(({ employeeId }) => !back.has(employeeId))
  contracts.push(...[...back.values()].map(({ contract }) => contract))
  await db
    .insertInto('contracts')
    .values(contracts.map((one) => ({ ...one, ...made, weekDays: JSON.stringify(one.weekDays) })))
    .execute()
  const present = recordsToday ? await presentNow(db) : new Map<string, Present>()
  const recording = { now, random, days, holidays, away, back, present, troubles: troublesOf(everybody) }
  const plans = await seedRecords(db, { ...recording, everybody, contracts })
  await sql`update work_centers set clock_since = (select min(date) from workdays)`.execute(db)
  await seedShifts(db, plans, {
    now,
    present,
    isFree: (date, contract) => isHoliday(holidays, date, contract),
  })
  await seedSkillStates(db, now)
}

type Everybodys = Pick<Seeding, 'now' | 'random' | 'everybody' | 'away'> & {
  days: number
  contracts: readonly DemoContract[]
  holidays: readonly DemoHoliday[]
  back: ReadonlyMap<string, CalledBack>
  present: ReadonlyMap<string, Present>
  troubles: ReturnType<typeof troublesOf>
}

/** The entries and days of everybody; returns their shift patterns. */
async function seedRecords(
  db: Db,
  { now, random, everybody, away, days, contracts, holidays, back, present, troubles }: Everybodys,
): Promise<DemoPlan[]> {
  const entries: ClockEntriesTable[] = []
  const workdays: WorkdaysTable[] = []
  const plans: DemoPlan[] = []
  const ids = everybody.map(({ user }) => user.id)
  const rulesIn = await rulesOf(db, ids)
  for (const [index, person] of everybody.entries()) {
    const { id } = person.user
    const own = contracts.filter(({ employeeId }) => employeeId === id)
    const habit = habitOf(random)
    const plan = planOf(own, habit)
    plans.push(plan)
    const recording = { now, random, days, holidays, habit, plan, isRemoteOn: remoteDays(index, person, now) }
    const extra = extraMinutesOf(back.get(id), dayOf(now), (date) => isWorking(recording, own, date))
    const troubleOn = troubles(person, index, { habit, today: dayOf(now), extra })
    const recorded = recordOf(own, { ...recording, troubleOn, present: present.get(id) })
      .filter(({ at }) => !isAway(away, id, dayOf(at)))
      .map((one) => ({ ...one, ...comingOf(one, { isAgent: person.coordinatorId !== null, now }) }))
    entries.push(...chained(id, recorded))
    const rulesOn = (date: string) => rulesIn(id, date).rules
    workdays.push(...workdaysOf(recorded.map(countingOf), { now, rulesOn }).map((day) => rowOf(id, day)))
  }
  await putAll(db, 'clock_entries', entries)
  await putAll(db, 'workdays', workdays)
  return plans
}

/** The holidays of last, this and next year. */
async function seedHolidays(db: Db, now: Date): Promise<DemoHoliday[]> {
  const year = now.getUTCFullYear()
  const holidays = [year - 1, year, year + 1].flatMap(holidaysOf)
  const rows = holidays.map((one) => ({
    ...{ ...one, createdAt: now, updatedAt: now },
    id: demoId('holiday', `${one.date} ${one.country} ${one.region} ${one.locality}`),
  }))
  await db.insertInto('holidays').values(rows).execute()
  return holidays
}

/** The demo people at work, since when, and their breaks in order. */
async function presentNow(db: Db): Promise<Map<string, Present>> {
  const states = await db
    .selectFrom('agentStates')
    .where('userId', 'in', db.selectFrom('agentStates').where('endedAt', 'is', null).select('userId'))
    .select(['userId', 'breakTypeId', 'startedAt', 'endedAt'])
    .orderBy('startedAt')
    .execute()
  const present = new Map<string, Present>()
  for (const { userId, breakTypeId: typeId, startedAt, endedAt } of states) {
    const known = present.get(userId) ?? { startedAt, breaks: [] }
    const breaks = typeId === null ? known.breaks : [...known.breaks, { typeId, startedAt, endedAt }]
    present.set(userId, { ...known, breaks })
  }
  return present
}

/** Inserts rows as JSON, thousands at once: a parameter per cell would take minutes. */
async function putAll(db: Db, table: 'clock_entries' | 'workdays', rows: readonly object[]): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const some = rows.slice(at, at + rowsAtOnce).map(snake)
    await sql`insert into ${sql.table(table)}
      select * from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(some)}::jsonb)`.execute(
      db,
    )
  }
}

const snake = (row: object): object =>
  Object.fromEntries(
    Object.entries<unknown>({ ...row }).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  )
