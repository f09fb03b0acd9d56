import { auditChange } from '#auth/audit.ts'
import type { Context } from '#contract/handlers.ts'
import { conflict } from '#contract/refuse.ts'
import { dayOf, firstOf, monthOf, monthsAfter } from '#db/day.ts'
import { reachOf } from '#db/reach.ts'
import { periodOfMonths } from './asked-months.ts'
import { todayOf } from './asked-period.ts'
import { monthRemindersJob, type Reminder } from './month-reminders.job.ts'
import { remindOnce } from './month-reminders.queries.ts'
import { all, type SheetRow } from './month-sheets.queries.ts'

/** The number of people notified by one job in one transaction. */
const atOnce = 200

/** Reminds everybody in reach with a month to confirm; each at most once a day. */
export async function remind(context: Context<'monthSheets.remind'>) {
  const { db, clock, ids, jobs, body } = context
  const { month } = body
  if (month >= monthOf(await todayOf(context)))
    conflict('too_soon', 'month', { value: firstOf(monthsAfter(month, 1)) })
  const now = clock.now()
  const rows = await all(db, reachOf(context), await periodOfMonths(context, month), { toConfirm: true })
  const employeeIds = rows.map(({ employeeId }) => employeeId)
  const fresh = await remindOnce(db, { employeeIds, month, today: dayOf(now), now })
  const people = rows.filter(({ employeeId }) => fresh.has(employeeId)).map(reminderOf)
  for (let at = 0; at < people.length; at += atOnce)
    await jobs.enqueue(
      db,
      monthRemindersJob.kind,
      { month, people: people.slice(at, at + atOnce) },
      { key: ids.next() },
    )
  const counts = { notified: people.length, alreadyNotified: rows.length - people.length }
  await auditChange(context, {
    act: 'monthSheets.remind',
    subject: month,
    label: month,
    after: counts,
  })
  return counts
}

const reminderOf = ({
  employeeId,
  ordinarySeconds,
  complementarySeconds,
  extraSeconds,
}: SheetRow): Reminder => ({
  ...{ employeeId, ordinary: ordinarySeconds, complementary: complementarySeconds, extra: extraSeconds },
})
