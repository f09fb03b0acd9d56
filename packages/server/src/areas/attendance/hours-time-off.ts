import type { Context } from '#contract/handlers.ts'
import { grouped } from '#db/grouped.ts'
import { absenceReach, reportReach } from '#db/reach.ts'
import { amountsOf } from '#vacations/balance.rules.ts'
import { sumsOf } from '#vacations/bucket-sums.queries.ts'
import * as queries from './hours-time-off.queries.ts'
import { totalDays, vacationOf, yearOf } from './hours-time-off.rules.ts'

type Asking = Pick<Context, 'db' | 'user' | 'clock'>
type Rows = readonly queries.AskedRow[]

/**
 * Hour bank, vacation and absences of the rows of a page: only its people are read, however many match. Absences are
 * visible to whoever sees the days, their causes only as in absences.index.
 */
export async function timeOffOf(context: Asking, rows: Rows) {
  if (rows.length === 0) return []
  const { db, user, clock } = context
  const knowsCauses = user.permissions.has('AUSENCIAS_VER_JUSTIFICANTES')
  const banks = await queries.banksOf(db, rows)
  const vacation = await vacationsOf(context, rows, knowsCauses)
  const reader = { reach: absenceReach(context), knowsCauses }
  const lost = grouped(await queries.lostTime(db, reader, rows, clock.now()), ({ place }) => place)
  return rows.map((row, index) => {
    // Rows of the database count from 1.
    const place = index + 1
    const absences = (lost.get(place) ?? []).map(({ cause, days, minutes }) => ({ cause, days, minutes }))
    return {
      ...{ hourBankSeconds: banks.get(place) ?? 0, vacation: vacation(row, place) },
      ...{ absentDays: totalDays(absences), absences },
    }
  })
}

/** The vacation of a row; null where the reader may not see it. */
async function vacationsOf(context: Asking, rows: Rows, knowsCauses: boolean) {
  const { db, user } = context
  const reach = reportReach(context)
  const { today } = reach
  const seen = await queries.within(db, reach, rows)
  const taken = grouped(await queries.takenOf(db, rows, today), ({ place }) => place)
  const left = new Map<string, ReturnType<typeof amountsOf>>()
  for (const year of new Set(rows.map(yearOf))) {
    const sums = await sumsOf(db, { userId: user.id, knowsCauses }, [...seen], { year, today })
    for (const [id, buckets] of grouped(sums, ({ employeeId }) => employeeId))
      left.set(`${id} ${year}`, amountsOf(buckets, { year, today }))
  }
  return (row: queries.AskedRow, place: number) =>
    seen.has(row.employeeId)
      ? vacationOf(taken.get(place) ?? [], left.get(`${row.employeeId} ${yearOf(row)}`) ?? [])
      : null
}
