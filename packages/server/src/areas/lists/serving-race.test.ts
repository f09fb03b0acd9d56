import type { Portal } from '@portal/sdk'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { list, mobile } from '#testing/blacklists.ts'
import type { Employed } from '#testing/employed.ts'
import type { Db } from '#db/database.ts'
import { waitLimit } from '#testing/wait-limit.ts'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { isOnPostgres } from '#testing/test-database.ts'
import { activate, segmentOf, skillWith } from './testing/activated.ts'

let server: TestServer
let portal: Portal

beforeAll(async () => {
  server = await startServer()
  portal = await signedIn(server, 'admin')
})
afterAll(() => server.close())

const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ code: String(at).padStart(3, '0'), phone: mobile() }))

/** An activation of these contacts with people to call them, and a blacklist to add to. */
async function called(
  contacts: ReturnType<typeof lines>,
  agents: number,
  more: { dailyQuota?: number } = {},
) {
  const { segmentId } = await segmentOf(server, portal, contacts)
  const { id: skillId, people } = await skillWith(server, agents)
  const { id } = await activate(portal, { segmentId, skillId, ...more })
  return { id, people, blacklistId: (await list(portal)).id }
}

const optOut = (blacklistId: string, value: string) =>
  portal.blacklistEntries.create({ blacklistId, kind: 'phone', value, reason: 'Lo pide' })

describe('records.next beside people who ask to be left alone', () => {
  it('LNE-4.3 serves nobody whose request was answered before it was asked for a record', async () => {
    const contacts = lines(60)
    const { id, people, blacklistId } = await called(contacts, 6)
    const phones = new Map(contacts.map(({ code, phone }) => [code, phone]))
    const [first] = people as [Employed]
    const finalStateId =
      (await first.portal.records.outcomes()).find(({ code }) => code === 'VENTA')?.id ?? ''
    const optedOut = new Map<string, number>()
    const served: { phone: string; askedAt: number }[] = []
    const draw = async ({ portal: agent }: Employed) => {
      for (;;) {
        const askedAt = performance.now()
        const { record } = await agent.records.next()
        if (record === null) return
        const code = record.fields.find(({ name }) => name === 'code')?.value ?? ''
        served.push({ phone: phones.get(code) ?? '', askedAt })
        await agent.records.finish(record.id, { finalStateId })
      }
    }
    const leave = async () => {
      // From the end, so that they meet the callers in the middle.
      for (const { phone } of contacts.toReversed()) {
        await optOut(blacklistId, phone)
        optedOut.set(phone, performance.now())
      }
    }
    await Promise.all([...people.map(draw), leave()])
    const late = served.filter(({ phone, askedAt }) => (optedOut.get(phone) ?? Infinity) < askedAt)
    expect(late).toEqual([])
    expect(new Set(served.map(({ phone }) => phone)).size).toBe(served.length)
    const { progress } = await portal.activations.show(id)
    expect(progress.blockedLater).toBeGreaterThan(0)
    expect(progress.blockedLater + served.length).toBe(contacts.length)
  })

  // Another database connection observes the locks.
  it.runIf(isOnPostgres)(
    'LNE-4.3 waits for a request that is just being written down, whatever writes it, and serves the next one',
    async () => {
      const contacts = lines(2)
      const { id, people, blacklistId } = await called(contacts, 1)
      const record = await nextDuring(people, (listing) =>
        sql`insert into blacklist_entries (blacklist_id, kind, value, channel, reason, origin, requested_on, created_at, created_by)
          select ${blacklistId}::uuid, 'phone', ${`+34${contacts[0]?.phone ?? ''}`}, 'all', 'Lo pide', 'manual', current_date, now(), id
          from users limit 1`.execute(listing),
      )
      expect(record?.fields[0]?.value).toBe('001')
      const { progress } = await portal.activations.show(id)
      expect({ held: progress.held, blocked: progress.blockedLater }).toEqual({ held: 1, blocked: 1 })
    },
  )

  it.runIf(isOnPostgres)(
    'LNE-4.3 waits for a list that is just put in use, whatever does it, and serves the next one',
    async () => {
      const contacts = lines(2)
      const { people, blacklistId } = await called(contacts, 1)
      await optOut(blacklistId, contacts[0]?.phone ?? '')
      const { version } = await portal.blacklists.show(blacklistId)
      await portal.blacklists.patch(blacklistId, { active: false, version })
      const record = await nextDuring(people, (listing) =>
        sql`update blacklists set active = true where id = ${blacklistId}::uuid`.execute(listing),
      )
      expect(record?.fields[0]?.value).toBe('001')
    },
  )

  it.runIf(isOnPostgres)(
    'LNE-4.3 answers a request no sooner than those who are being served are: none is served after the answer',
    async () => {
      const contacts = lines(3)
      const { id, people, blacklistId } = await called(contacts, 2, { dailyQuota: 5 })
      const [ana, luis] = people as [Employed, Employed]
      await ana.portal.records.next()
      const { db } = server.server.kernel.database
      const under = await db.transaction().execute(async (holder) => {
        await sql`select from activation_days d join activations a on a.serial = d.activation_serial
          where a.id = ${id}::uuid for update of d`.execute(holder)
        const asked = luis.portal.records.next()
        await vi.waitUntil(() => waits(db, 'activation_days'), waitLimit)
        const listed = optOut(blacklistId, contacts[1]?.phone ?? '')
        await vi.waitUntil(() => waitsToList(db), waitLimit)
        const held = () => portal.activations.show(id).then(({ progress }) => progress.held)
        return { asked, held: listed.then(held) }
      })
      expect(await under.held, 'when the request is answered').toBe(2)
      const { record } = await under.asked
      expect(record?.fields[0]?.value).toBe('001')
      await luis.portal.records.release(record?.id ?? '')
      const again = await luis.portal.records.next()
      expect(again.record?.fields[0]?.value).toBe('002')
    },
  )
})

/** What an agent is served who asks while this is being committed. */
async function nextDuring(people: readonly Employed[], write: (listing: Db) => Promise<unknown>) {
  const { db } = server.server.kernel.database
  const next = await db.transaction().execute(async (listing) => {
    await write(listing)
    // What the commit begins with; the rest of it comes when the agent waits.
    await sql`set constraints all immediate`.execute(listing)
    const asked = people[0]?.portal.records.next()
    await vi.waitUntil(() => waits(db, 'pg_advisory_xact_lock_shared'), waitLimit)
    return { asked }
  })
  return (await next.asked)?.record
}

/** Whether a commit waits for those who are being served. */
async function waitsToList(db: Db): Promise<boolean> {
  const { rows } =
    await sql`select from pg_locks where locktype = 'advisory' and mode = 'ExclusiveLock' and not granted
    and database = (select oid from pg_database where datname = current_database())
    and objid::bigint = hashtext('blacklists.serving')::bigint & 4294967295`.execute(db)
  return rows.length > 0
}

/** Whether a statement with this text waits for a lock of another transaction. */
async function waits(db: Db, words: string): Promise<boolean> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and strpos(query, ${words}) > 0`.execute(
    db,
  )
  return rows.length > 0
}
