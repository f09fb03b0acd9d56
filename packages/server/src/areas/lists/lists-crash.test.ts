import { randomUUID } from 'node:crypto'
import { createPortal, type Portal } from '@portal/sdk'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { demoPassword } from '#demo/seed-demo.ts'
import { type ChildServer, dwelling } from '#testing/child-server.ts'
import { waitLimit } from '#testing/wait-limit.ts'
import { isOnPostgres } from '#testing/test-database.ts'
import { activate } from './testing/activated.ts'
import { computed, segmentOf } from './testing/segments.ts'

// Another process on the same database inspects the server from outside, and blocks it in mid-work.
describe.runIf(isOnPostgres)('a server that is killed', throughCrash)

const columns = [
  { name: 'code', label: 'CODE', type: 'text', required: true, key: true, transform: 'none' },
  { name: 'name', label: 'NAME', type: 'text', required: false, key: false, transform: 'none' },
  { name: 'phone', label: 'PHONE', type: 'phone', required: false, key: false, transform: 'none' },
] as const
const codeOf = (at: number) => String(at).padStart(3, '0')

/** A new template, with a load of these lines; returns its id. */
async function people(portal: Portal, lines: readonly string[]): Promise<string> {
  const mark = randomUUID().slice(0, 8)
  const template = await portal.templates.create({ name: `Gente ${mark}`, columns: [...columns] })
  const file = new File([`CODE;NAME;PHONE\n${lines.join('\n')}\n`], `${mark}.csv`)
  const { id: fileId } = await portal.recordsFile.create(file)
  const { id } = await portal.recordsFile.import(fileId, { templateId: template.id })
  await portal.loads.start(id)
  await portal.loads.waitUntil(id, (state) => state.startsWith('completed'), { maxInterval: 20 })
  return template.id
}

/**
 * Works records until there are none, a stop is requested, or the server is down; returns how many were
 * finished.
 */
async function work({ records }: Portal, isEnough: () => boolean = () => false): Promise<number> {
  const finalStateId = (await records.outcomes()).find(({ code }) => code === 'VENTA')?.id ?? ''
  for (let finished = 0; ; finished += 1) {
    if (isEnough()) return finished
    const next = await records.next().safe()
    if (!next.ok || next.data.record === null) return finished
    const { ok } = await records.finish(next.data.record.id, { finalStateId }).safe()
    if (!ok) return finished
  }
}

function throughCrash() {
  let place: Awaited<ReturnType<typeof dwelling>>
  let server: ChildServer | undefined
  let database: pg.Client
  let portal: Portal

  beforeAll(async () => {
    place = await dwelling()
    database = await connected()
    await start()
  })
  afterAll(async () => {
    await server?.kill()
    await database.end()
    await place.remove()
  })

  async function start(): Promise<void> {
    server = await place.start()
    portal = await signedIn('admin')
  }
  async function signedIn(user: string): Promise<Portal> {
    const own = createPortal({ baseUrl: server?.url ?? '', maxRetries: 0 })
    await own.session.login({ user, password: demoPassword })
    return own
  }
  async function connected(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: place.databaseUrl })
    await client.connect()
    return client
  }
  const asked = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await database.query<Row>(text, values)).rows
  const count = async (text: string, values: unknown[]): Promise<number> =>
    (await asked<{ count: number }>(`select count(*)::int as count from ${text}`, values))[0]?.count ?? -1

  /** A skill with only these people. */
  async function skillOf(users: readonly string[]): Promise<string> {
    const skillId = randomUUID()
    await database.query(
      `insert into skills (id, code, name, channel, languages, campaign_id)
       select $1, $2, $2, 'voice', '{}', id from campaigns limit 1`,
      [skillId, skillId.slice(0, 8)],
    )
    await database.query(
      `insert into skill_assignments (user_id, skill_id, starts_on, is_main)
       select id, $1, current_date - 30, false from users where username = any($2)`,
      [skillId, users],
    )
    return skillId
  }

  it('while it serves loses no record: leased ones are served to another after their time, and each is finished once', async () => {
    const total = 120
    const templateId = await people(
      portal,
      Array.from({ length: total }, (_, at) => `${codeOf(at)};Ana ${at};600100${codeOf(at)}`),
    )
    const segment = await segmentOf(portal, templateId, [])
    await computed(portal, segment)
    const skillId = await skillOf(['admin', 'coordinador', 'empleado'])
    const { id, progress } = await activate(portal, { segmentId: segment.id, skillId })
    expect(progress.waiting).toBe(total)

    const [first, second] = [await signedIn('coordinador'), await signedIn('empleado')]
    const lying = (await portal.records.next()).record?.fields[0]?.value
    const finished = () =>
      count(`record_attempts where activation_serial = (${activation}) and ending = 'finished'`, [id])
    const working = Promise.all([work(first), work(second)])
    await vi.waitUntil(async () => (await finished()) >= 20, waitLimit)
    await server?.kill()
    const before = (await working).reduce((sum, one) => sum + one, 0)
    const kept = await finished()
    // Answered requests are persisted; each agent's last response may have been lost.
    expect(kept).toBeGreaterThanOrEqual(before)
    expect(kept).toBeLessThanOrEqual(before + 2)
    const held = await asked<{ reference: string }>(
      `select reference from record_work where activation_serial = (${activation}) and state = 'leased'`,
      [id],
    )
    expect(held.map(({ reference }) => reference)).toContain(lying)

    await start()
    const agent = await signedIn('empleado')
    const own = (await agent.records.next()).record?.fields[0]?.value
    expect(own).not.toBe(lying)
    await database.query(
      `update record_work set lease_until = now() where activation_serial = (${activation}) and state = 'leased'`,
      [id],
    )
    await work(agent)
    const { state, progress: end } = await portal.activations.show(id)
    expect({ state, ...end }).toMatchObject({ state: 'exhausted', finished: total, waiting: 0, held: 0 })
    const [sum] = await asked(
      `select count(*)::int as finished, count(distinct reference)::int as different from record_attempts
       where activation_serial = (${activation}) and ending = 'finished'`,
      [id],
    )
    expect(sum).toEqual({ finished: total, different: total })
    const expired = await asked(
      `select reference from record_attempts where activation_serial = (${activation}) and ending = 'expired'`,
      [id],
    )
    expect(expired).toContainEqual({ reference: lying })
  }, 240_000)

  it('while it keeps the duplicates that it found begins anew: none is kept half, none twice', async () => {
    const groups = 60
    const lines = Array.from({ length: groups }, (_, at) => [
      `${codeOf(at)}A;Ana García López;600200${codeOf(at)}`,
      `${codeOf(at)}B;Ana Garsía Lopes;600200${codeOf(at)}`,
    ])
    const templateId = await people(portal, [...lines.flat(), '999;Eva Ruiz;600200999'])
    // The groups are written but blocked before the commit.
    await database.query(`
      create function hold_groups() returns trigger language plpgsql as $$
        begin perform pg_advisory_xact_lock(4711); return null; end $$;
      create trigger hold_groups after insert on duplicate_groups for each statement execute function hold_groups()`)
    const holder = await connected()
    await holder.query('select pg_advisory_lock(4711)')
    const { id } = await portal.duplicateSearches.create({
      ...{ name: 'Teléfonos', templateId, scope: 'format', method: 'fingerprint', keys: ['phone'] },
    })
    const isHeld = async () =>
      (await asked(`select from pg_locks where locktype = 'advisory' and objid = 4711 and not granted`))
        .length > 0
    await vi.waitUntil(isHeld, waitLimit)
    await server?.kill()
    await holder.end()
    await vi.waitUntil(async () => !(await isHeld()), waitLimit)
    expect(
      await count(
        'duplicate_members where search_serial = (select serial from duplicate_searches where id = $1)',
        [id],
      ),
    ).toBe(0)

    await start()
    const search = () => portal.duplicateSearches.show(id)
    await expect.poll(async () => (await search()).state, waitLimit).toBe('ready')
    expect(await search()).toMatchObject({ groups, duplicates: 2 * groups, failure: null })
    const found = await asked(
      `select count(*)::int as members, count(distinct reference)::int as different from duplicate_members
       where search_serial = (select serial from duplicate_searches where id = $1) and group_number is not null`,
      [id],
    )
    expect(found).toEqual([{ members: 2 * groups, different: 2 * groups }])
  }, 240_000)
}

const activation = 'select serial from activations where id = $1'
