import type { Db } from '#db/database.ts'
import { monthOf } from '#db/day.ts'
import { grouped } from '#db/grouped.ts'
import { lockPeople } from '#db/lock-person.ts'
import { dayIn } from '#db/zoned-day.ts'
import { lockedMonthsOf } from '#time-record/locked-months.ts'
import { rulesOf } from '#time-record/time-rules.queries.ts'
import type { Entry } from '#time-record/workday.ts'
import { rowOf } from '#time-record/workday-row.ts'
import { type Workday, workdaysOf } from '#time-record/workday.rules.ts'
import * as workdays from './derived-workdays.queries.ts'
import { since } from './derive-workdays.ts'
import * as queries from './judge-people.queries.ts'

/**
 * Judges the days of people since one of them by the time rules as they now are, but for those of locked months. Rules find
 * incidents, and nothing else: a day of which they find what they did before stays as it is. Holds the people, whose
 * presses derive the same days.
 */
export async function judgePeople(db: Db, people: readonly string[], from: string, now: Date): Promise<void> {
  await lockPeople(db, people)
  const judged = await judgedSince(db, people, from, now)
  const locked = await lockedMonthsOf(db, people, { from, until: null })
  const months = new Set(locked.map(({ employeeId, month }) => keyOf(employeeId, month)))
  const before = await queries.incidentsSince(db, people, from)
  const found = new Map(
    before.map(({ employeeId, date, incidents }) => [keyOf(employeeId, date), incidents.join()]),
  )
  const changed = judged.filter(
    ({ employeeId, day: { date, incidents } }) =>
      date >= from &&
      !months.has(keyOf(employeeId, monthOf(date))) &&
      found.get(keyOf(employeeId, date)) !== incidents.join(),
  )
  for (let first = 0; first < changed.length; first += rowsAtOnce)
    await workdays.put(
      db,
      changed.slice(first, first + rowsAtOnce).map(({ employeeId, day }) => rowOf(employeeId, day)),
    )
}

const keyOf = (employeeId: string, when: string): string => `${employeeId} ${when}`

/** A statement takes some tens of thousands of values. */
const rowsAtOnce = 1000

type Judged = { employeeId: string; day: Workday }

/** The days of people since some time before a day, as the rules judge them. */
async function judgedSince(db: Db, people: readonly string[], from: string, now: Date): Promise<Judged[]> {
  // It is midnight later in some zones: what is derived for nothing comes out as it was.
  const entries = await queries.countingOfPeople(db, people, since(new Date(`${from}T00:00:00Z`)))
  const byPerson = [...grouped(entries, ({ employeeId }) => employeeId)]
  const firsts = byPerson.map(([employeeId, [first]]) => ({ employeeId, date: dateOf(first) }))
  const before = await workdays.workedBefore(db, firsts)
  const rulesIn = await rulesOf(db, people)
  return byPerson.flatMap(([employeeId, own]) => {
    const rulesOn = (date: string) => rulesIn(employeeId, date).rules
    const days = workdaysOf(own, { now, rulesOn, before: before.get(employeeId) ?? [] })
    return days.map((day) => ({ employeeId, day }))
  })
}

const dateOf = ({ at, timeZone }: Entry): string => dayIn(at, timeZone)
