import type { Db } from '#db/database.ts'
import { monthOf } from '#db/day.ts'
import { lockPeople } from '#db/lock-person.ts'
import { dayIn } from '#db/zoned-day.ts'
import { lockedMonthsOf } from '#time-record/locked-months.ts'
import { periodDays } from '#time-record/period.rules.ts'
import { rulesOf } from '#time-record/time-rules.queries.ts'
import { rowOf } from '#time-record/workday-row.ts'
import { type JudgedDay, workdaysOf } from '#time-record/workday.rules.ts'
import * as workdays from './derived-workdays.queries.ts'
import { since } from './derive-workdays.ts'
import * as queries from './judge-people.queries.ts'

/**
 * Judges the days of people since one of them by the time rules as they now are, but for those of locked months. That finds
 * incidents and who works by night, and nothing else: a day of which it finds what it did before stays as it is. Holds the
 * people, whose presses derive the same days.
 */
export async function judgePeople(db: Db, people: readonly string[], from: string, now: Date): Promise<void> {
  await lockPeople(db, people)
  const judged = await judgedSince(db, people, from, now)
  const locked = await lockedMonthsOf(db, people, { from, until: null })
  const months = new Set(locked.map(({ employeeId, month }) => `${employeeId} ${month}`))
  const before = await queries.foundSince(db, people, from)
  const foundBefore = ({ employeeId, day }: Judged) => before.get(employeeId)?.get(day.date)
  const open = judged.filter(
    ({ employeeId, day: { date } }) => date >= from && !months.has(`${employeeId} ${monthOf(date)}`),
  )
  const known = open.filter((one) => foundBefore(one) !== undefined)
  const changed = known.filter((one) => foundBefore(one) !== queries.foundOf(one.day))
  await queries.putFound(
    db,
    changed.map(({ employeeId, day: { date, incidents, byNight } }) => ({
      employeeId,
      date,
      incidents,
      byNight,
    })),
  )
  const missed = open.filter((one) => foundBefore(one) === undefined)
  for (let first = 0; first < missed.length; first += rowsAtOnce)
    await workdays.put(
      db,
      missed.slice(first, first + rowsAtOnce).map(({ employeeId, day }) => rowOf(employeeId, day)),
    )
}

/** A statement takes some tens of thousands of values. */
const rowsAtOnce = 1000

type Judged = { employeeId: string; day: JudgedDay }

/** The days of people since some time before a day, as the rules judge them. */
async function judgedSince(db: Db, people: readonly string[], from: string, now: Date): Promise<Judged[]> {
  // It is midnight later in some zones: what is derived for nothing comes out as it was.
  const entries = await queries.countingOfPeople(db, people, since(new Date(`${from}T00:00:00Z`)))
  const firsts = [...entries].flatMap(([employeeId, [first]]) =>
    first === undefined ? [] : [{ employeeId, date: dayIn(first.at, first.timeZone) }],
  )
  const before = await workdays.workedBefore(db, periodDays, firsts)
  const rulesIn = await rulesOf(db, people)
  return [...entries].flatMap(([employeeId, own]) => {
    const rulesOn = (date: string) => rulesIn(employeeId, date).rules
    const days = workdaysOf(own, { now, rulesOn, before: before.get(employeeId) ?? [] })
    return days.map((day) => ({ employeeId, day }))
  })
}
