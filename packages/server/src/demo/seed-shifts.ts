import type { Db } from '#db/database.ts'
import { dayOf, daysAfter } from '#db/day.ts'
import type { DatedShift } from '#db/schema/shifts.ts'
import { dayIn, instantIn } from '#db/zoned-day.ts'
import { plainMinutesOf } from '#time-record/shift-plan.rules.ts'
import type { Present } from './clock-days.ts'
import type { DemoContract } from './contracts.ts'
import { demoId } from './random.ts'
import { type DemoAssignment, type DemoPattern, type DemoPlan, timesOnDay } from './shift-patterns.ts'
import { mondayOf } from './vacation-plans.ts'
import { workCenterRows } from './work-centers.ts'

type Dated = { employeeId: string; date: string; shift: DatedShift; made: Date }
type Seeding = {
  now: Date
  present: ReadonlyMap<string, Present>
  /** Whether a work center is closed on a day. */
  isFree: (date: string, contract: DemoContract) => boolean
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** The patterns, their assignments, and dated shifts. */
export async function seedShifts(db: Db, plans: readonly DemoPlan[], seeding: Seeding): Promise<void> {
  const { now } = seeding
  const assigned = plans.flat()
  const patterns = [...new Map(assigned.map(({ pattern }) => [pattern.id, pattern])).values()]
  const made = { createdAt: now, updatedAt: now }
  await db
    .insertInto('shiftPatterns')
    .values(patterns.map(({ id, name }) => ({ ...made, id, name })))
    .execute()
  await db
    .insertInto('shiftPatternVersions')
    .values(
      patterns.map(({ id, anchorOn, weeks }) => ({
        ...{ patternId: id, validFrom: '1900-01-01', anchorOn, weeks: JSON.stringify(weeks) },
        minutes: JSON.stringify(weeks.map((week) => week.map(plainMinutesOf))),
      })),
    )
    .execute()
  await db
    .insertInto('shiftAssignments')
    .values(assigned.flatMap((one) => assignmentsOf(one, patterns, now)))
    .execute()
  const current = assigned.filter(({ contract: { endsOn } }) => endsOn === null)
  await putDated(db, [...movedToday(current, seeding), ...changedSoon(current, seeding)])
}

/** Where the next pattern begins: after all dated shifts. */
const nextStart = (now: Date) => mondayOf(daysAfter(dayOf(now), 21))

/** The assignment of a contract; one in eight changes to another pattern of the same hours in three weeks. */
function assignmentsOf(
  { contract: { id, employeeId, startsOn, endsOn }, pattern, firstWeek }: DemoAssignment,
  patterns: readonly DemoPattern[],
  now: Date,
) {
  const made = { employeeId, createdBy: null, createdAt: now }
  const one = {
    ...made,
    id: demoId('shift assignment', id),
    patternId: pattern.id,
    startsOn,
    endsOn,
    firstWeek,
  }
  const isChanging = endsOn === null && Number.parseInt(employeeId.slice(0, 6), 16) % 8 === 3
  const next = isChanging ? patterns.find((other) => isLike(other, pattern)) : undefined
  if (next === undefined) return [one]
  const changedOn = nextStart(now)
  return [
    { ...one, endsOn: daysAfter(changedOn, -1) },
    {
      ...{ ...made, id: demoId('shift assignment', `${id} next`), patternId: next.id, firstWeek: 1 },
      ...{ startsOn: changedOn, endsOn: null },
    },
  ]
}

/** Another pattern of the same hours a week, which its name ends with. */
const isLike = (other: DemoPattern, { id, name }: DemoPattern): boolean =>
  other.id !== id && other.name.split(' · ').at(-1) === name.split(' · ').at(-1)

async function putDated(db: Db, days: readonly Dated[]): Promise<void> {
  await db
    .insertInto('shifts')
    .values(
      days.map(({ employeeId, date, shift: { kind, note, ...times }, made }) => ({
        ...{ employeeId, date, kind, note, times: JSON.stringify(times), createdBy: null, createdAt: made },
        minutes: plainMinutesOf(times),
      })),
    )
    .execute()
  await db
    .insertInto('shiftChanges')
    .values(
      days.map(({ employeeId, date, shift, made }) => ({
        ...{ id: demoId('shift change', `${employeeId} ${date}`), employeeId, date, at: made },
        ...{ before: JSON.stringify(null), after: JSON.stringify(shift), changedBy: null },
      })),
    )
    .execute()
}

/** Somebody at work outside their pattern has a moved shift for the day. */
function movedToday(plans: readonly DemoAssignment[], { now, present }: Seeding): Dated[] {
  return plans.flatMap((one): Dated[] => {
    const { employeeId, workCenterId } = one.contract
    const timeZone = workCenterRows.find(({ id }) => id === workCenterId)?.timeZone ?? 'Europe/Madrid'
    const since = present.get(employeeId)?.startedAt
    if (since === undefined) return []
    const date = dayIn(since, timeZone)
    const begun = (since.getTime() - instantIn(date, '00:00', timeZone).getTime()) / minuteMs
    const start = Math.max(0, Math.floor((begun - 3) / 10) * 10)
    const asked = timesOnDay(one, date).segments
    const minutes = asked.reduce((sum, { start: from, end }) => sum + end - from, 0) || fullDay
    const segments = [{ start, end: start + minutes }]
    const shift = { kind: 'moved', note: 'Cambio de turno', segments, breaks: [] } as const
    return [{ employeeId, date, shift, made: new Date(now.getTime() - 26 * hourMs) }]
  })
}

const fullDay = 468

const account = demoId('user', 'empleado')

/** One in eight and the demo's employee are off on a day of the coming two weeks, or work on a day off. */
function changedSoon(plans: readonly DemoAssignment[], { now, isFree }: Seeding): Dated[] {
  const made = new Date(now.getTime() - 50 * hourMs)
  return plans.flatMap((one): Dated[] => {
    const { contract } = one
    const number = Number.parseInt(contract.employeeId.slice(0, 6), 16)
    const first = daysAfter(dayOf(now), 3 + (number % 11))
    const date = [first, daysAfter(first, 1), daysAfter(first, 2)].find((day) => !isFree(day, contract))
    const isChanged = number % 8 === 1 || contract.employeeId === account
    if (!isChanged || date === undefined) return []
    const { segments } = timesOnDay(one, date)
    if (segments.length > 0)
      return [
        { employeeId: contract.employeeId, date, made, shift: { ...free, note: 'Día de libre disposición' } },
      ]
    const shift = {
      kind: 'extra',
      note: 'Refuerzo de campaña',
      segments: [{ start: 600, end: 840 }],
      breaks: [],
    } as const
    return [{ employeeId: contract.employeeId, date, made, shift }]
  })
}

const free = { kind: 'off', segments: [], breaks: [] } as const
