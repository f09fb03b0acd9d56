import pg from 'pg'

const atOnce = 100
const times = 5
/** The size of the server's pool. */
const connections = 10

/**
 * The upper bound of the machine: milliseconds of a hundred concurrent transactions that lock one row, count, and
 * insert.
 */
export async function barePlaces(url: string): Promise<number[]> {
  const pool = new pg.Pool({ connectionString: url, max: connections })
  await pool.query('create table bare_quota (id int primary key); insert into bare_quota values (1)')
  await pool.query('create table bare_places (taken_at timestamptz)')
  const took: number[] = []
  for (let time = 0; time < times; time += 1)
    took.push(...(await Promise.all(Array.from({ length: atOnce }, () => taken(pool)))))
  await pool.query('drop table bare_places, bare_quota')
  await pool.end()
  return took.sort((one, other) => one - other)
}

async function taken(pool: pg.Pool): Promise<number> {
  const begun = performance.now()
  const client = await pool.connect()
  await client.query('begin')
  await client.query('select from bare_quota where id = 1 for update')
  await client.query('insert into bare_places select now() where (select count(*) from bare_places) < 1000')
  await client.query('commit')
  client.release()
  return performance.now() - begun
}
