/** Waiting until what days that are over come to is kept: at night nobody waits for it. */
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'

/** Of the last day alone whoever asks early has it derived: a day is kept once it is over at every work center. */
export const lastKept = (): string =>
  new Date(Date.now() - (new Date().getUTCHours() < 8 ? 2 : 1) * 86_400_000).toISOString().slice(0, 10)

/** The seconds that it took to keep what was not, and how many days that is. */
export async function keptSeconds(client: pg.Client): Promise<{ seconds: number; days: number }> {
  const begun = performance.now()
  await client.query(`update jobs set run_at = now() where kind = 'attendance.kept-days'`)
  // The first date is kept last, and then the months are added up.
  // Of the demo's own people somebody may work through the night.
  const left = `select (select count(*) from stale_days where employee_id is null
      or employee_id in (select id from users where username like 'reloj.%'))
    + (select count(*) from workdays where date = (select min(date) from workdays)
        and date not in (select date from kept_dates))
    + (select count(distinct date_trunc('month', date)) from kept_dates)
    - (select count(*) from summed_months where has_agreed) as left`
  while (Number((await client.query<{ left: string }>(left)).rows[0]?.left) > 0) await pause(250)
  const seconds = (performance.now() - begun) / 1000
  // As the database does by itself within minutes.
  await client.query('vacuum analyze')
  const { rows } = await client.query<{ days: number }>('select count(*)::int as days from kept_days')
  return { seconds, days: rows[0]?.days ?? 0 }
}
