import type { Db } from '#db/database.ts'
import { monthOf } from '#db/day.ts'
import { lockPeople } from '#db/lock-person.ts'
import { lockedMonthsOf } from '#time-record/locked-months.ts'
import { periodDays } from '#time-record/period.rules.ts'
import { rulesOf } from '#time-record/time-rules.queries.ts'
import { rowOf } from '#time-record/workday-row.ts'
import { clockDaysOf, judged } from '#time-record/workday.rules.ts'
import * as workdays from './derived-workdays.queries.ts'
import { since } from './derive-workdays.ts'
import { shiftChanges } from './shift-changes-of-days.ts'
import * as queries from './judge-people.queries.ts'

/**
 * Re-evaluates people's days since one of them with the current time rules, except in locked months. This only
 * affects incidents and the night worker flag; a day with unchanged findings is not written. Locks the people, whose
 * clock entries derive the same days.
 */
export async function judgePeople(db: Db, people: readonly string[], from: string, now: Date): Promise<void> {
  await lockPeople(db, people)
  const locked = await lockedMonthsOf(db, people, { from, until: null })
  const months = new Set(locked.map(({ employeeId, month }) => `${employeeId} ${month}`))
  const rulesIn = await rulesOf(db, people)
  // Some zones begin the day later: deriving too much does no harm.
  const reading = { from, since: since(new Date(`${from}T00:00:00Z`)), before: periodDays }
  const changed: queries.Found[] = []
  const missed: ReturnType<typeof rowOf>[] = []
  for (const { employeeId, entries, before, found } of await queries.recordsOf(db, people, reading)) {
    const foundBefore = queries.foundIn(found)
    // Of the first day only the end may have been read: earlier days are used as stored.
    const asked = clockDaysOf(queries.entriesIn(entries), now).filter(({ date }) => date >= from)
    const judging = {
      before: workdays.workedDays(before),
      rulesOn: (date: string) => rulesIn(employeeId, date).rules,
    }
    const changesShift = await shiftChanges(db, employeeId, { days: asked, ...judging })
    const days = judged(asked, { ...judging, changesShift })
    for (const day of days) {
      const { date, incidents, byNight } = day
      if (months.has(`${employeeId} ${monthOf(date)}`)) continue
      if (foundBefore[date] === undefined) missed.push(rowOf(employeeId, day))
      else if (foundBefore[date] !== queries.foundOf(day))
        changed.push({ employeeId, date, incidents, byNight })
    }
  }
  await queries.putFound(db, changed)
  for (let first = 0; first < missed.length; first += rowsAtOnce)
    await workdays.put(db, missed.slice(first, first + rowsAtOnce))
}

/** A statement is limited to some tens of thousands of parameters. */
const rowsAtOnce = 1000
