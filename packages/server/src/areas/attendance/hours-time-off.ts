import type { Context } from '#contract/handlers.ts'
import type { Db } from '#db/database.ts'
import { grouped } from '#db/grouped.ts'
import type { KnownDays } from '#db/stored-period.ts'
import type { LedgerReader } from '#db/ledger-privacy.ts'
import { absenceReach, reportReach } from '#db/reach.ts'
import { amountsOf } from '#vacations/balance.rules.ts'
import { sumsOfYears } from '#vacations/bucket-sums.queries.ts'
import * as queries from './hours-time-off.queries.ts'
import { totalDays, vacationOf, yearOf } from './hours-time-off.rules.ts'

type Asking = Pick<Context, 'db' | 'user' | 'clock'>
type Rows = readonly queries.AskedRow[]

/**
 * Hour bank, vacation and absences of the rows of a page: only its people are read, however many match, in three
 * statements at most. Absences are visible to whoever sees the days, their causes only as in absences.index.
 */
export async function timeOffOf(context: Asking, rows: Rows, period: KnownDays) {
  if (rows.length === 0) return []
  const { db, user } = context
  const knowsCauses = user.permissions.has('AUSENCIAS_VER_JUSTIFICANTES')
  const reach = reportReach(context)
  const ledgers = await queries.ledgersOf(db, reach, rows)
  const seen = ledgers.filter(({ isSeen }) => isSeen)
  const leftOf = await vacationLeft(db, { userId: user.id, knowsCauses }, seen, reach.today)
  const absentees = ledgers.filter(({ isAbsent }) => isAbsent)
  const reader = { reach: absenceReach(context), knowsCauses }
  const lost = grouped(
    await queries.lostTime(db, reader, absentees, period),
    // Rows of the database count from 1.
    ({ place }) => absentees[place - 1],
  )
  return ledgers.map((row) => {
    const absences = (lost.get(row) ?? []).map(({ cause, days, minutes }) => ({ cause, days, minutes }))
    const vacation = row.isSeen ? vacationOf(row.taken, leftOf(row)) : null
    return { hourBankSeconds: row.hourBankSeconds, vacation, absentDays: totalDays(absences), absences }
  })
}

/** What is left of the vacation of each row's year. */
async function vacationLeft(db: Db, reader: LedgerReader, rows: Rows, today: string) {
  const people = [...new Set(rows.map(({ employeeId }) => employeeId))]
  const sums = await sumsOfYears(db, reader, people, { years: [...new Set(rows.map(yearOf))], today })
  const left = new Map(
    [...grouped(sums, ({ employeeId, askedYear }) => `${employeeId} ${askedYear}`)].map(([key, buckets]) => [
      key,
      amountsOf(buckets, { year: buckets[0].askedYear, today }),
    ]),
  )
  return (row: queries.AskedRow) => left.get(`${row.employeeId} ${yearOf(row)}`) ?? []
}
