/**
 * A server with many people added to the demo, each with a contract and a session; their tokens are written to a file.
 */
import { writeFileSync } from 'node:fs'
import { createServer, settingsOf } from '@portal/server'
import pg from 'pg'
import { serveParent } from '../child.ts'
import { entriesOfMonth } from './entries.ts'
import { vacations } from './vacations.ts'

const people = Number(process.env.BENCH_PEOPLE)
const months = Number(process.env.BENCH_MONTHS ?? 0)
/** The first day of agent states: no bench reads a year of hours by skill. */
const firstState = `current_date - interval '${Math.min(months, 2)} months'`
/** The number of people with tokens: benches that only use an administrator need none. */
const signed = Number(process.env.BENCH_SIGNED ?? people)
const settings = { ...settingsOf(process.env), port: 0, analyticsPort: 0 }
const server = await createServer({ settings })
const { address } = await server.listen()
const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
await client.connect()
const id = (kind: string) => `md5('${kind} ' || n)::uuid`
const { rowCount } = await client.query(`select from users where username like 'reloj.%' limit 1`)
// A restarted server finds its people.
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
  ...(months === 0 ? [] : [patterns()]),
  ...(process.env.BENCH_VACATIONS === '1' ? vacations(people) : []),
  'analyze',
]
if (rowCount === 0) {
  for (const statement of statements) await client.query(statement)
  if (months > 0) await record()
}
const { rows } = await client.query<{ uid: string; sid: string }>(
  `select ${id('person')} as uid, ${id('session')} as sid from generate_series(1, ${signed}) n`,
)
await client.end()
const tokens: string[] = []
for (const { uid, sid } of rows) tokens.push(await server.kernel.tokens.sign({ uid, sid }, 300))
const file = process.env.BENCH_TOKENS ?? ''
writeFileSync(file, tokens.join('\n'))
writeFileSync(`${file}.admin`, await adminToken())
serveParent(address)

type Range = { first: number; last: number }

/**
 * Bulk-inserts the record over two connections, each for half of the people. For speed it bypasses foreign keys and
 * triggers, so derived rows are stale afterwards.
 */
async function record(): Promise<void> {
  const half = Math.ceil(people / 2)
  const halves = [
    { first: 1, last: half },
    { first: half + 1, last: people },
  ]
  await Promise.all(
    halves.map(async (range) => {
      const own = new pg.Client({ connectionString: process.env.DATABASE_URL })
      await own.connect()
      await own.query('begin; set local session_replication_role = replica')
      await own.query(recordedDays(range))
      await own.query(states(range))
      if (process.env.BENCH_ENTRIES === '1') await own.query(entriesOfMonth(range))
      await own.query('commit')
      await own.end()
    }),
  )
  await client.query(
    `insert into stale_days (employee_id, starts_on, ends_on) values (null, '-infinity', 'infinity')`,
  )
  await client.query('analyze')
}

/** Eight hours from 08:00 on with a break of half an hour, on each weekday; one in fifty lacks its exit. */
function recordedDays({ first, last }: Range): string {
  const eight = `(d.day + interval '8 hours') at time zone 'Europe/Madrid'`
  const time = (from: string, to: string) =>
    `tstzrange(${eight} + interval '${from}', ${eight} + interval '${to}')`
  return `
    insert into workdays (employee_id, date, started_at, ended_at, time_zone, incidents, presence_seconds,
      effective_seconds, non_effective_seconds, unallocated_seconds, effective_time, skills_stored_at)
    select ${id('person')}, d.day::date, ${eight}, ${eight} + interval '468 minutes', 'Europe/Madrid',
      case when hashtext(n || d.day::text) % 50 = 0 then '{missing_out}'::text[] else '{}' end, 28080, 26280, 1800, 0,
      tstzmultirange(${time('0', '4 hours')}, ${time('270 minutes', '468 minutes')}),
      case when d.day < ${firstState} then now() end
    from generate_series(current_date - interval '${months} months', current_date - interval '1 day', interval '1 day') d(day)
    cross join generate_series(${first}, ${last}) n
    where extract(isodow from d.day) < 6`
}

/** Two skills a day, changing at noon: on the days that are read by skill, and as many before. */
function states({ first, last }: Range): string {
  const skill = (offset: number) => `(select id from skills order by id offset ${offset} limit 1)`
  const noon = `w.started_at + interval '4 hours'`
  const rows = (part: number, from: string, until: string) =>
    `select md5(w.employee_id || w.date::text || '${part}')::uuid, w.employee_id, 'in_call', ${skill(part)}, ${from}, ${until}, 'agent', w.employee_id
      from generate_series(${first}, ${last}) n join workdays w on w.employee_id = ${id('person')} and w.date >= ${firstState}`
  return `insert into agent_states (id, user_id, state, skill_id, started_at, ended_at, origin, changed_by)
    ${rows(0, 'w.started_at', noon)} union all ${rows(1, noon, 'w.ended_at')}`
}

/** Everybody has one pattern, from 08:00 on. */
function patterns(): string {
  return `insert into shift_assignments (id, employee_id, pattern_id, starts_on, first_week, created_at)
    select ${id('assignment')}, ${id('person')}, (select id from shift_patterns where name = 'Mañana 08:00 · 39 h'),
      date '2020-01-01', 1, now() from generate_series(1, ${people}) n`
}

async function adminToken(): Promise<string> {
  const answer = await fetch(`${address}/services/main/1.0/employees/loginUser`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user: 'admin', password: 'demo-Portal-2026' }),
  })
  return ((await answer.json()) as { accessToken: string }).accessToken
}
