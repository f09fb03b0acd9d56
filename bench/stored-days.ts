/** Waits until past days are derived and stored: by night nobody waits for it. */
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'

/** Only the latest day is derived on read: a day is stored once it has ended at every work center. */
export const lastStored = (): string =>
  new Date(Date.now() - (new Date().getUTCHours() < 8 ? 2 : 1) * 86_400_000).toISOString().slice(0, 10)

/** The seconds it took to store the missing days, and their number. */
export async function storeSeconds(client: pg.Client): Promise<{ seconds: number; days: number }> {
  const begun = performance.now()
  await client.query(`update jobs set run_at = now() where kind = 'attendance.stored-days'`)
  // The first date is stored last, then the months are aggregated.
  // Some of the demo's people may work through the night.
  const left = `select (select count(*) from stale_days where employee_id is null
      or employee_id in (select id from users where username like 'reloj.%'))
    + (select count(*) from workdays where date = (select min(date) from workdays)
        and date not in (select date from stored_dates))
    + (select count(distinct date_trunc('month', date)) from stored_dates)
    - (select count(*) from added_months) as left`
  while (Number((await client.query<{ left: string }>(left)).rows[0]?.left) > 0) await pause(250)
  const seconds = (performance.now() - begun) / 1000
  // As autovacuum does within minutes.
  await client.query('vacuum analyze')
  const { rows } = await client.query<{ days: number }>('select count(*)::int as days from stored_days')
  return { seconds, days: rows[0]?.days ?? 0 }
}
