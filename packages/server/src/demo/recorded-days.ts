import { dayOf, daysAfter } from '#db/day.ts'
import type { ClockEntriesTable } from '#db/schema/clock-entries.ts'
import { hashOf } from '#time-record/chain.rules.ts'
import type { BreakRule, Entry } from '#time-record/workday.ts'
import { breakTypes } from './break-types.ts'
import {
  type DemoEntry,
  entriesOf,
  entriesOfToday,
  type Habit,
  type Present,
  type Trouble,
} from './clock-days.ts'
import type { DemoContract } from './contracts.ts'
import type { Coming } from './entry-sources.ts'
import { demoId, type Random } from './random.ts'
import { type DemoPlan, workOf } from './shift-patterns.ts'
import { breakTypeId } from './states.ts'
import { type DemoHoliday, workCenterRows } from './work-centers.ts'

const breaks = { screen: breakTypeId('PVD'), rest: breakTypeId('DES') }
const rules: ReadonlyMap<string, BreakRule> = new Map(
  breakTypes.map(({ code, effective = true, minutesPerUse = null }) => [
    breakTypeId(code),
    { counts: effective ? 'effective' : 'non_effective', minutesPerUse },
  ]),
)

type Pressed = DemoEntry & { id: string; timeZone: string }
type Recorded = Pressed & Coming
type Recording = {
  now: Date
  random: Random
  days: number
  holidays: readonly DemoHoliday[]
  habit: Habit
  plan: DemoPlan
  isRemoteOn: (date: string) => boolean | undefined
  troubleOn: (date: string) => Trouble
  present: Present | undefined
}

/** A person's clock entries: whole past days, and today as far as they are seen at work. */
export function recordOf(contracts: readonly DemoContract[], recording: Recording): Pressed[] {
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
  { now, random, isRemoteOn, troubleOn, ...planned }: Recording,
): Pressed[] {
  const contract = contractOn(contracts, date)
  const center = workCenterRows.find(({ id }) => id === contract?.workCenterId)
  if (contract === undefined || center === undefined) return []
  const trouble = troubleOn(date)
  const asked = askedOn(planned, contract, date)
  const minutes = asked.minutes === 0 ? (trouble.minutesOff ?? 0) : asked.minutes
  if (minutes === 0) return []
  const { timeZone } = center
  const habit = { ...asked.habit, ...(trouble.start === undefined ? {} : { start: trouble.start }) }
  const day = entriesOf(
    { date, timeZone, random, isRemote: isRemoteOn(date), trouble, minutes, habit },
    breaks,
  )
  if (day.some(({ at }) => at > now)) return []
  return day.map((one) => named(one, contract.employeeId, timeZone))
}

const contractOn = (contracts: readonly DemoContract[], date: string): DemoContract | undefined =>
  contracts.find(({ startsOn, endsOn }) => startsOn <= date && (endsOn ?? date) >= date)

type Planned = Pick<Recording, 'holidays' | 'habit' | 'plan'>

/** The planned work of a day; none on a holiday. */
const askedOn = ({ holidays, habit, plan }: Planned, contract: DemoContract, date: string) =>
  isHoliday(holidays, date, contract) ? { minutes: 0, habit } : workOf(plan, contract, { date, habit })

/** Whether somebody is planned to work on a day. */
export function isWorking(planned: Planned, contracts: readonly DemoContract[], date: string): boolean {
  const contract = contractOn(contracts, date)
  return contract !== undefined && askedOn(planned, contract, date).minutes > 0
}

const named = (entry: DemoEntry, employeeId: string, timeZone: string): Pressed => ({
  ...{ ...entry, timeZone, id: demoId('clock entry', `${employeeId} ${entry.kind} ${entry.at.getTime()}`) },
})

/** Whether a day is a holiday where somebody works. */
export function isHoliday(holidays: readonly DemoHoliday[], date: string, contract: DemoContract): boolean {
  const center = workCenterRows.find(({ id }) => id === contract.workCenterId)
  return center !== undefined && holidays.some((one) => one.date === date && isIn(one, center))
}

const isIn = (holiday: DemoHoliday, center: (typeof workCenterRows)[number]): boolean =>
  holiday.country === center.country &&
  (holiday.region === null || holiday.region === center.region) &&
  (holiday.locality === null || holiday.locality === center.locality)

export const countingOf = (entry: Recorded, index: number): Entry => ({
  ...{ ...entry, ...ruleOf(entry), number: index + 1 },
})

const ruleOf = ({ kind, breakTypeId: type }: Pressed): BreakRule =>
  (kind === 'break_start' && type !== null ? rules.get(type) : undefined) ?? {
    counts: null,
    minutesPerUse: null,
  }

/** The entries of one person, linked as a chain. */
export function chained(employeeId: string, entries: readonly Recorded[]): ClockEntriesTable[] {
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
