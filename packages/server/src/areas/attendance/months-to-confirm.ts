import type { Db } from '#db/database.ts'
import { monthOf, monthsAfter } from '#db/day.ts'
import { reachOf } from '#db/reach.ts'
import { dayIn } from '#db/zoned-day.ts'
import type { Eyes } from '#delegations/stand-ins.ts'
import { periodOfMonths } from './asked-months.ts'
import { person } from './month-sheet.queries.ts'
import { all } from './month-sheets.queries.ts'
import { statesSince } from './months-to-confirm.queries.ts'
import { zoneOf } from './workdays.queries.ts'

/** As many months as the list of one's own pending sheets looks back. */
const mostMonths = 12

/** Somebody, and the last complete months of theirs, earliest first; undefined for who is no employee. */
export async function monthsOf(db: Db, eyes: Eyes) {
  const now = eyes.clock.now()
  const one = await person(db, reachOf(eyes), eyes.user.id)
  if (one === undefined) return undefined
  const running = monthOf(dayIn(now, await zoneOf(db, one, now)))
  const months = Array.from({ length: mostMonths }, (_, at) => monthsAfter(running, at - mostMonths))
  return { person: { id: one.id, displayName: one.displayName }, months }
}

/** The months that await somebody's own confirmation. Days are derived from the first month on that is not locked. */
export async function monthsToConfirm(db: Db, eyes: Eyes): Promise<string[]> {
  const { months = [] } = (await monthsOf(db, eyes)) ?? {}
  const [first, last] = [months[0], months.at(-1)]
  if (first === undefined || last === undefined) return []
  const states = await statesSince(db, eyes.user.id, first)
  const from = months.find((month) => states.get(month) !== 'locked')
  if (from === undefined) return []
  const period = await periodOfMonths({ db, clock: eyes.clock }, from, last)
  const rows = await all(db, reachOf(eyes), period, { employeeId: eyes.user.id, waiting: true })
  return rows.map(({ month }) => month)
}
