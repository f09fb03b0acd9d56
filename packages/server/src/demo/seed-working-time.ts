import { sql } from 'kysely'
import { insert } from '#db/catalogue-queries.ts'
import type { Db } from '#db/database.ts'
import { dayOf, daysAfter } from '#db/day.ts'
import type { ClockEntriesTable } from '#db/schema/clock-entries.ts'
import type { WorkdaysTable } from '#db/schema/workdays.ts'
import { hashOf } from '#time-record/chain.rules.ts'
import { rulesOf } from '#time-record/time-rules.queries.ts'
import { rowOf } from '#time-record/workday-row.ts'
import { workdaysOf } from '#time-record/workday.rules.ts'
import type { BreakRule, Entry } from '#time-record/workday.ts'
import { isAway, type Off } from './away.ts'
import { breakTypes } from './break-types.ts'
import {
  type DemoEntry,
  entriesOf,
  entriesOfToday,
  type Habit,
  habitOf,
  overlongDays,
  type Present,
} from './clock-days.ts'
import { type Coming, comingOf } from './entry-sources.ts'
import { contractsOf, type DemoContract } from './contracts.ts'
import type { Person } from './people.ts'
import type { DemoOptions } from './demo-options.ts'
import { demoId, type Random } from './random.ts'
import { type DemoPlan, planOf, workOf } from './shift-patterns.ts'
import { seedShifts } from './seed-shifts.ts'
import { seedSkillStates } from './seed-skill-states.ts'
import { breakTypeId } from './states.ts'
import { type CalledBack, calledBack, extraMinutesOf } from './overtime-people.ts'
import { remoteDays } from './telework-plans.ts'
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
const breaks = { screen: breakTypeId('PVD'), rest: breakTypeId('DES') }
const rules: ReadonlyMap<string, BreakRule> = new Map(
  breakTypes.map(({ code, effective = true, minutesPerUse = null }) => [
    breakTypeId(code),
    { counts: effective ? 'effective' : 'non_effective', minutesPerUse },
  ]),
)

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
  const usual = everybody.flatMap((person) => contractsOf(person, now, random))
  const off = new Set(away.map(({ employeeId }) => employeeId))
  const back = calledBack(everybody, usual, { today: dayOf(now), off })
  const backById = new Map(back.map((one) => [one.contract.employeeId, one]))
  const contracts = [
    ...usual.filter(({ employeeId }) => !backById.has(employeeId)),
    ...back.map(({ contract }) => contract),
  ]
  await db
    .insertInto('contracts')
    .values(contracts.map((one) => ({ ...one, ...made, weekDays: JSON.stringify(one.weekDays) })))
    .execute()
  const present = recordsToday ? await presentNow(db) : new Map<string, Present>()
  const entries: ClockEntriesTable[] = []
  const workdays: WorkdaysTable[] = []
  const plans: DemoPlan[] = []
  const overlong = overlongDays(everybody)
  const rulesIn = await rulesOf(
    db,
    everybody.map(({ user }) => user.id),
  )
  for (const [index, person] of everybody.entries()) {
    const { user } = person
    const own = contracts.filter(({ employeeId }) => employeeId === user.id)
    const habit = habitOf(random)
    const plan = planOf(own, habit)
    plans.push(plan)
    const isRemoteOn = remoteDays(index, person, now)
    const isOverlongOn = overlong(person, index)
    const overOn = overOf(backById.get(user.id), { plan, habit, holidays, today: dayOf(now) })
    const recording = { now, random, days, holidays, habit, plan, isRemoteOn, isOverlongOn, overOn }
    const pressed = recordOf(own, { ...recording, present: present.get(user.id) }).filter(
      ({ at }) => !isAway(away, user.id, dayOf(at)),
    )
    const isAgent = person.coordinatorId !== null
    const recorded = pressed.map((one) => ({ ...one, ...comingOf(one, { isAgent, now }) }))
    entries.push(...chained(user.id, recorded))
    const rulesOn = (date: string) => rulesIn(user.id, date).rules
    const derived = workdaysOf(recorded.map(countingOf), { now, rulesOn })
    workdays.push(...derived.map((day) => rowOf(user.id, day)))
  }
  await putAll(db, 'clock_entries', entries)
  await putAll(db, 'workdays', workdays)
  await sql`update work_centers set clock_since = (select min(date) from workdays)`.execute(db)
  await seedShifts(db, plans, {
    now,
    present,
    isFree: (date, contract) => isHoliday(holidays, date, contract),
  })
  await seedSkillStates(db, now)
}

type Around = { plan: DemoPlan; habit: Habit; holidays: readonly DemoHoliday[]; today: string }

/** The extra minutes of a day of somebody who was called back; undefined for everybody else, who run over by chance. */
function overOf(back: CalledBack | undefined, { plan, habit, holidays, today }: Around) {
  if (back === undefined) return () => undefined
  const { contract } = back
  return extraMinutesOf(
    back,
    today,
    (date) =>
      !isHoliday(holidays, date, contract) && workOf(plan, contract, { date, habit }).minutes > 0,
  )
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

type Pressed = DemoEntry & { id: string; timeZone: string }
type Recorded = Pressed & Coming
type Recording = Pick<Seeding, 'now' | 'random'> & {
  days: number
  holidays: readonly DemoHoliday[]
  habit: Habit
  plan: DemoPlan
  isRemoteOn: (date: string) => boolean | undefined
  isOverlongOn: (date: string) => boolean
  overOn: (date: string) => number | undefined
  present: Present | undefined
}

/** A person's clock entries: whole past days, and today as far as they are seen at work. */
function recordOf(contracts: readonly DemoContract[], recording: Recording): Pressed[] {
  const { now, days, present } = recording
  const dates = Array.from({ length: days }, (_, index) => daysAfter(dayOf(now), index - days))
  const pressed = dates.flatMap((date) => dayOfRecord(contracts, date, recording))
  const last = contracts.at(-1)
  if (last === undefined) return pressed
  const zone = workCenterRows.find(({ id }) => id === last.workCenterId)?.timeZone ?? 'Europe/Madrid'
  if (present === undefined) return pressed
  const { employeeId } = last
  const today = entriesOfToday(present, { employeeId, timeZone: zone, now })
  const lastAt = pressed.at(-1)?.at
  // Somebody still on the previous shift when seen has no new entry.
  if (lastAt !== undefined && today.some(({ at }) => at <= lastAt)) return pressed
  return [...pressed, ...today.map((one) => named(one, employeeId, zone))]
}

/** A working day by the contract of the time; nights that are not over are left to those seen at work. */
function dayOfRecord(
  contracts: readonly DemoContract[],
  date: string,
  { now, random, holidays, habit, plan, isRemoteOn, isOverlongOn, overOn }: Recording,
): Pressed[] {
  const contract = contracts.find(({ startsOn, endsOn }) => startsOn <= date && (endsOn ?? date) >= date)
  const center = workCenterRows.find(({ id }) => id === contract?.workCenterId)
  if (contract === undefined || center === undefined) return []
  if (isHoliday(holidays, date, contract)) return []
  const { timeZone } = center
  const asked = workOf(plan, contract, { date, habit })
  if (asked.minutes === 0) return []
  const [isRemote, isOverlong] = [isRemoteOn(date), isOverlongOn(date)]
  const over = overOn(date)
  const day = entriesOf({ date, timeZone, random, isRemote, isOverlong, over, ...asked }, breaks)
  if (day.some(({ at }) => at > now)) return []
  return day.map((one) => named(one, contract.employeeId, timeZone))
}

const named = (entry: DemoEntry, employeeId: string, timeZone: string): Pressed => ({
  ...{ ...entry, timeZone, id: demoId('clock entry', `${employeeId} ${entry.kind} ${entry.at.getTime()}`) },
})

/** Whether a day is a holiday where somebody works. */
function isHoliday(holidays: readonly DemoHoliday[], date: string, contract: DemoContract): boolean {
  const center = workCenterRows.find(({ id }) => id === contract.workCenterId)
  return center !== undefined && holidays.some((one) => one.date === date && isIn(one, center))
}

const isIn = (holiday: DemoHoliday, center: (typeof workCenterRows)[number]): boolean =>
  holiday.country === center.country &&
  (holiday.region === null || holiday.region === center.region) &&
  (holiday.locality === null || holiday.locality === center.locality)

const countingOf = (entry: Recorded, index: number): Entry => ({
  ...{ ...entry, ...ruleOf(entry), number: index + 1 },
})

const ruleOf = ({ kind, breakTypeId: type }: Pressed): BreakRule =>
  (kind === 'break_start' && type !== null ? rules.get(type) : undefined) ?? {
    counts: null,
    minutesPerUse: null,
  }

/** The entries of one person, linked as a chain. */
function chained(employeeId: string, entries: readonly Recorded[]): ClockEntriesTable[] {
  const rows: ClockEntriesTable[] = []
  for (const one of entries) {
    const { id, kind, at, timeZone, breakTypeId: type, mode, recordedAt, reason, source } = one
    const row = {
      ...ruleOf(one),
      ...{ id, employeeId, number: rows.length + 1, kind, at, recordedAt, timeZone, breakTypeId: type },
      ...{ reason, mode, source, createdBy: employeeId, ip: null, userAgent: null },
      ...{ replaces: null, salt: demoId('salt', id), previousHash: rows.at(-1)?.hash ?? '' },
    }
    rows.push({ ...row, hash: hashOf(row) })
  }
  return rows
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
