/** A server with so many people more than the demo, each with a contract and a session; their tokens go into a file. */
import { writeFileSync } from 'node:fs'
import { createServer, settingsOf } from '@portal/server'
import pg from 'pg'
import { serveParent } from '../child.ts'

const people = Number(process.env.BENCH_PEOPLE)
const settings = { ...settingsOf(process.env), port: 0, analyticsPort: 0 }
const server = await createServer({ settings })
const { address } = await server.listen()
const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
await client.connect()
const id = (kind: string) => `md5('${kind} ' || n)::uuid`
const { rowCount } = await client.query(`select from users where username like 'reloj.%' limit 1`)
// A server that is started again finds its people.
const statements = [
  `insert into users (id, username, display_name, active, created_at)
    select ${id('person')}, 'reloj.' || n, 'Persona ' || n, true, now() from generate_series(1, ${people}) n`,
  `insert into employees (user_id, code, dni, job_title, job_level, department, work_center, weekly_hours, contract_kind, hired_on)
    select ${id('person')}, 'R' || n, 'R' || n, 'Teleoperador', 'N10', 'OPE', 'Madrid-Vallecas', 39, 'Indefinido', date '2020-01-01'
    from generate_series(1, ${people}) n`,
  `insert into contracts (id, employee_id, starts_on, kind, weekly_minutes, week_days, work_center_id, created_at, updated_at)
    select ${id('contract')}, ${id('person')}, date '2020-01-01', 'indefinite', 2340, '[468,468,468,468,468,0,0]',
      (select id from work_centers where code = 'MAD'), now(), now() from generate_series(1, ${people}) n`,
  `insert into user_roles select ${id('person')}, (select id from roles where name = 'Agente') from generate_series(1, ${people}) n`,
  `insert into sessions (id, user_id, kind, created_at, authenticated_at, ends_at, idle_ends_at, rotated_at, seen_at)
    select ${id('session')}, ${id('person')}, 'password', now(), now(), now() + interval '115 minutes', now() + interval '30 minutes', now(), now()
    from generate_series(1, ${people}) n`,
  'analyze',
]
if (rowCount === 0) for (const statement of statements) await client.query(statement)
const { rows } = await client.query<{ uid: string; sid: string }>(
  `select ${id('person')} as uid, ${id('session')} as sid from generate_series(1, ${people}) n`,
)
await client.end()
const tokens: string[] = []
for (const { uid, sid } of rows) tokens.push(await server.kernel.tokens.sign({ uid, sid }, 300))
writeFileSync(process.env.BENCH_TOKENS ?? '', tokens.join('\n'))
serveParent(address)
