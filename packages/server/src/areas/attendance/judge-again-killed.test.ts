import { createPortal, type Portal } from '@portal/sdk'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { demoPassword } from '#demo/seed-demo.ts'
import { dayOf, daysAfter } from '#db/day.ts'
import { type ChildServer, dwelling } from '#testing/child-server.ts'
import { waitLimit } from '#testing/wait-limit.ts'
import { isOnPostgres } from '#testing/test-database.ts'
import { rulesOfAgreement } from '#testing/time-rules.ts'

// Locking a person from outside the server needs another process on its database.
if (isOnPostgres) describe('timeRules.publish through a crash', throughCrash)

/** Past days without new entries, of months that are not locked. */
const from = daysAfter(dayOf(new Date()), -6)
const over = `date >= '${from}' and date < current_date - 1 and not exists (
  select from month_sheets m where m.employee_id = workdays.employee_id and m.state = 'locked'
    and m.month = date_trunc('month', workdays.date))`

function throughCrash() {
  let place: Awaited<ReturnType<typeof dwelling>>
  let server: ChildServer | undefined
  let database: pg.Client
  let portal: Portal

  beforeAll(async () => {
    place = await dwelling()
    portal = await signedIn()
    database = await connected()
  })
  afterAll(async () => {
    await server?.kill()
    await database.end()
    await place.remove()
  })

  async function signedIn(): Promise<Portal> {
    server = await place.start()
    const own = createPortal({ baseUrl: server.url })
    await own.session.login({ user: 'admin', password: demoPassword })
    return own
  }

  async function connected(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: place.databaseUrl })
    await client.connect()
    return client
  }

  const asked = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await database.query<Row>(text, values)).rows

  it('judges each day of an unlocked month once when the server is killed while others are judged already', async () => {
    await database.query(`
      create table writes (employee_id uuid, date date);
      create function note_write() returns trigger language plpgsql as $$
        begin insert into writes values (new.employee_id, new.date); return null; end $$;
      create trigger note_write after insert or update on workdays for each row execute function note_write();
      create table before as select employee_id, date, incidents from workdays where ${over}`)
    const { id, version } = await oneHourRules(portal)
    const [first] = await asked<{ id: string }>(
      `select min(employee_id::text) as id from workdays where date >= '${from}'`,
    )
    const holder = await connected()
    await holder.query('begin')
    await holder.query('select from users where id = $1 for no key update', [first?.id])
    await portal.timeRules.publish(id, { version })
    await vi.waitUntil(async () => (await asked('select from writes limit 1')).length > 0, waitLimit)
    await server?.kill()
    await holder.end()

    const [judged] = await asked('select from writes where employee_id = $1', [first?.id])
    expect(judged, 'of the first nothing').toBeUndefined()
    const [job] = await asked('select derived_done as done from time_rules where id = $1', [id])
    expect(job).toEqual({ done: 0 })

    portal = await signedIn()
    const { total } = (await portal.timeRules.show(id)).derivation ?? { total: 0 }
    expect(total).toBeGreaterThan(100)
    const derivation = async () => (await portal.timeRules.show(id)).derivation
    await expect.poll(derivation, waitLimit).toEqual({ done: total, total })
    const [wrong] = await asked(`
      select b.*, w.incidents as found, w.effective_seconds, n.count
      from before b left join workdays w using (employee_id, date)
      cross join lateral (
        select count(*)::int from writes where employee_id = b.employee_id and date = b.date
      ) n
      where n.count is distinct from (w.effective_seconds > 3600 and not 'excess' = any(b.incidents))::int
        or ('excess' = any(w.incidents)) is distinct from (w.effective_seconds > 3600)
        or array_remove(w.incidents, 'excess') is distinct from array_remove(b.incidents, 'excess')`)
    expect(wrong).toBeUndefined()
  }, 60_000)
}

/** A draft for the demo company's agreement with a daily maximum of an hour. */
async function oneHourRules({ timeRules }: Portal) {
  const { data } = await timeRules.index({ state: 'published' })
  const { id = '', agreement = '' } = data.find((one) => one.agreement !== '') ?? {}
  const { rules } = await timeRules.show(id)
  const limits = { ...rules.limits, day: { minutes: 60, isOn: true, source: 'prueba' } }
  return timeRules.create(rulesOfAgreement(agreement, { ...rules, limits }, from))
}
