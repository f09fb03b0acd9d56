import { type Kysely, sql } from 'kysely'

/**
 * The rest that is enough where the shift changes (RD 1561/1995 art. 19.2), as a limit of all time rules: off, since an agreement or
 * a company that works in shifts switches it on. No day is judged otherwise than before: so nothing that is kept is stale.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const limit = { minutes: 7 * 60, isOn: false, source: 'RD 1561/1995 art. 19.2' }
  const limits = JSON.stringify({ shiftChange: limit })
  await sql`alter table time_rules disable trigger user`.execute(db)
  await sql`update time_rules set rules = jsonb_set(rules, '{limits}', ${limits}::jsonb || (rules -> 'limits'))`.execute(
    db,
  )
  await sql`alter table time_rules enable trigger user`.execute(db)
}
