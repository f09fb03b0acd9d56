import type { Db } from '#db/database.ts'
import { presentPeriod } from './asked-period.ts'
import * as queries from './corrected-incidents.queries.ts'
import * as workdays from './workdays.queries.ts'

/** Closes pending incidents that a correction has removed from its days. */
export async function settleCorrected(
  db: Db,
  employeeId: string,
  dates: readonly string[],
  now: Date,
): Promise<void> {
  const waiting = await queries.waitingOf(db, employeeId, dates)
  const corrected: string[] = []
  for (const { id, kind, date } of waiting) {
    const period = await presentPeriod(db, { from: date, until: date, now })
    const day = await workdays.find(db, everybody, { ...period, employeeId })
    if (!day?.incidents.some((one) => one === kind)) corrected.push(id)
  }
  if (corrected.length > 0) await queries.correct(db, corrected, now)
}

/** Without a viewer: a day's incidents are the same for everybody. */
export const everybody = {
  ...{ userId: '', everybody: true, team: false, projects: false, identityNumbers: false, today: '' },
}
