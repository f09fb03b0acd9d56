import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isOnPostgres } from '#testing/test-database.ts'
import { createServer, type PortalServer, settingsOf } from '../index.ts'

const admin = process.env.TEST_DATABASE_URL ?? ''
const mark = randomBytes(6).toString('hex')
const password = randomBytes(16).toString('hex')
const name = `portal_rights_${mark}`
const [owner, server] = [`owner_${mark}`, `server_${mark}`]
const addressOf = (username: string) =>
  Object.assign(new URL(admin), { username, password, pathname: `/${name}` }).href

type Limit = { statementTimeout: string; statement_timeout: string }

async function run(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/** The error code of a statement of the server's role; undefined when it succeeds. */
async function refusal(statement: string): Promise<string | undefined> {
  return run(addressOf(server), statement).then(
    () => undefined,
    (error: unknown) => (error instanceof pg.DatabaseError ? error.code : String(error)),
  )
}

// Only a database server has roles.
describe.runIf(isOnPostgres)('a database whose schema belongs to another role', () => {
  const started: PortalServer[] = []
  const start = async (env: Record<string, string>) => {
    const settings = settingsOf({ PORTAL_DATA_DIR: 'memory://', LOG_LEVEL: 'silent', ...env })
    const portal = await createServer({ settings: { ...settings, port: 0, analyticsPort: 0 } })
    started.push(portal)
    return portal
  }

  beforeAll(async () => {
    const roles = [owner, server].map((role) => `create role ${role} login password '${password}'`)
    await run(admin, ...roles, `create database ${name} owner ${owner}`)
    await run(admin, `revoke temporary on database ${name} from public`)
  })
  afterAll(async () => {
    await Promise.all(started.map((portal) => portal.close()))
    await run(admin, `drop database ${name} with (force)`, `drop role ${owner}`, `drop role ${server}`)
  })

  it('check 37 check 60: the server works, and may neither change the schema nor the log nor run programs', async () => {
    const env = { DATABASE_URL: addressOf(server), DATABASE_MIGRATION_URL: addressOf(owner) }
    const { firstSteps, app, kernel } = await start({
      ...env,
      PORTAL_DEMO: '1',
      PORTAL_DEMO_DAYS: '7',
      PORTAL_DEMO_TICKETS: '300',
    })
    const user = firstSteps.demo?.usernames[0]
    const entered = await app.inject({
      method: 'POST',
      url: '/services/main/1.0/employees/loginUser',
      payload: { user, password: firstSteps.demo?.password },
    })
    expect(entered.statusCode).toBe(200)
    for (const statement of [
      'create table own (id int)',
      'create schema own',
      'alter table users add column own text',
      'alter table audit_events disable trigger all',
      'drop table sessions',
      'truncate sessions',
      'create or replace function refuse_audit_change() returns trigger language sql as $$ select null $$',
      "update audit_events set act = 'other'",
      "update audit_chain set hash = 'other'",
      'delete from audit_events',
      'delete from audit_chain',
      'truncate audit_events',
      'truncate audit_chain',
      "set session_replication_role = 'replica'",
      'delete from kysely_migration',
      `set role ${owner}`,
      "copy users to program 'cat'",
      'create role own superuser',
    ]) {
      expect(await refusal(statement), statement).toBe('42501')
    }
    expect(await refusal('create temporary table staged (id int)')).toBeUndefined()
    expect(await refusal('select count(*) from audit_events')).toBeUndefined()

    const [limit] = (await sql<Limit>`show statement_timeout`.execute(kernel.database.db)).rows
    const [jobLimit] = await kernel.database.session((one) => one.query<Limit>('show statement_timeout'))
    expect([limit?.statementTimeout, jobLimit?.statement_timeout]).toEqual(['5s', '30min'])

    // Once the schema exists, a server needs only its own role.
    const later = await start({ DATABASE_URL: addressOf(server) })
    expect(later.firstSteps.demo).toBeUndefined()
  }, 60_000)

  it('check 37: it does not start with one role for both, or with a superuser', async () => {
    const both = { DATABASE_URL: addressOf(owner), DATABASE_MIGRATION_URL: addressOf(owner) }
    await expect(start(both)).rejects.toThrow('another role')
    const mighty = Object.assign(new URL(admin), { pathname: `/${name}` }).href
    await expect(start({ ...both, DATABASE_URL: mighty })).rejects.toThrow('without rights')
  })
})
