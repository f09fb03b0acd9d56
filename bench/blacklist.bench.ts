/**
 * A million contacts against a blacklist of a million entries: the product's rule compared with minimal SQL. `pnpm
 * bench blacklist`; BENCH_PEOPLE changes the number.
 */
import { main } from '../scripts/ending.ts'
import { startPostgres } from '../scripts/postgres.ts'
import { notBlacklisted } from '../packages/server/src/db/not-blacklisted.ts'
import type { Database, SqlTransaction } from '../packages/server/src/db/database.ts'
import { migrate } from '../packages/server/src/db/migrate.ts'
import { benchDatabase } from './bench-database.ts'
import { compare } from './harness.ts'

const people = Number(process.env.BENCH_PEOPLE ?? 1_000_000)
const mostMs = 1500

await main(async () => {
  const postgres = await startPostgres()
  if ('skipped' in postgres) throw new Error(postgres.skipped)
  const database = await benchDatabase(postgres)
  await migrate(database.db)
  await seed(database)
  const contact = { channel: 'phone', on: '2026-11-28' } as const
  const asked = database.db
    .selectFrom('records as c')
    .select(({ fn }) => fn.countAll().as('free'))
    .where((eb) => notBlacklisted('phone', eb.ref('c.key'), contact))
    .compile()
  const bare = `select count(*) as free from records c
    where not exists (select from blacklist_entries e where e.value = c.key)`
  const met = await compare({
    title: 'Whom a blacklist keeps out: the rule against a bare anti-join',
    about: `${people.toLocaleString('en')} contacts against ${people.toLocaleString('en')} entries of one list, half of which they name, in one statement. The rule also asks the kind, the channel, the last day, whether the entry was removed, and whether its list is in use and applies.`,
    rounds: 5,
    contenders: [
      { name: 'not exists by value', round: () => timed(database, bare, []) },
      { name: 'notBlacklisted', round: () => timed(database, asked.sql, asked.parameters) },
    ],
    targets: [],
  })
  await database.close()
  return met ? 0 : 1
})

/** One list with as many entries as there are contacts, of which it contains every second. */
async function seed(database: Database): Promise<void> {
  await database.session(async (transaction: SqlTransaction) => {
    await transaction.query(
      `insert into users (id, username, display_name, password_hash, created_at)
       values (gen_random_uuid(), 'bench', 'Bench', '', now())`,
    )
    await transaction.query(
      `insert into blacklists (id, name, layer, position, created_at, updated_at)
       values (gen_random_uuid(), 'Bench', 'corporate', 1, now(), now())`,
    )
    await transaction.query(
      `insert into blacklist_entries (blacklist_id, kind, value, channel, reason, origin, requested_on, created_at, created_by)
       select b.id, 'phone', '+34' || (600000000 + 2 * n), 'all', 'Bench', 'load', current_date, now(), u.id
       from generate_series(1, $1::int) n, blacklists b, users u where u.username = 'bench'`,
      [people],
    )
    await transaction.query(
      `insert into records (load_serial, row_number, template_serial, key, cells)
       select 1, n, 1, '+34' || (600000000 + n), '{}' from generate_series(1, $1::int) n order by random()`,
      [people],
    )
    await transaction.query('analyze blacklist_entries, records')
  })
}

async function timed(database: Database, text: string, parameters: readonly unknown[]) {
  return database.session(async (transaction) => {
    const started = performance.now()
    const [answer] = await transaction.query<{ free: string }>(text, [...parameters])
    const took = performance.now() - started
    if (Number(answer?.free) !== people - Math.floor(people / 2))
      throw new Error(`${String(answer?.free)} are free`)
    return { ms: took, 'of the limit': took / mostMs }
  })
}
