import Fastify from 'fastify'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Database } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { folderBlobs } from '#seams/blobs.ts'
import { folderDisk } from '#seams/disk.ts'
import { localBus } from '#seams/bus.ts'
import { randomIds } from '#seams/ids.ts'
import { outboxMail } from '#seams/mail.ts'
import { recordKeyOf } from '#time-record/record-key.ts'
import { noScanner } from '#seams/file-scanner.ts'
import { fileSources } from '#seams/file-sources.ts'
import { mailServers } from '#seams/mail-servers.ts'
import { webhookCalls } from '#seams/webhook-calls.ts'
import { openSkillsSource } from '#seams/skills-source.ts'
import { stillClock } from '#testing/clock.ts'
import { waitLimit } from '#testing/wait-limit.ts'
import { testDatabase } from '#testing/test-database.ts'
import { createJobs, type Job, job, type Jobs } from './jobs.ts'

const noSources = { sourcesDir: undefined, sourceHosts: [], uploadBytes: 0 }
const same = (text: string) => text
const clock = stillClock()
const toClose: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const close of toClose.splice(0).reverse()) await close()
})

async function emptyDatabase(): Promise<Database> {
  const { database, drop } = await testDatabase()
  toClose.push(drop, () => database.close())
  await migrate(database.db)
  return database
}

function worker(database: Database, kinds: Job[]): Jobs {
  const blobs = folderBlobs('/tmp', randomIds)
  const jobs = createJobs(kinds, {
    database,
    clock,
    ids: randomIds,
    blobs,
    disk: folderDisk('/tmp'),
    scanFile: noScanner,
    mail: outboxMail('/tmp', 'nobody@localhost'),
    publicUrl: () => 'http://localhost',
    bus: localBus(),
    skillsSource: openSkillsSource(undefined),
    fileSources: fileSources(noSources, { seal: same, open: same, mac: same }),
    mailServers: mailServers({ mailHosts: [] }, { seal: same, open: same }),
    webhookCalls: webhookCalls({ webhookLoopback: false }, { seal: same, open: same }),
    timeRecord: { key: recordKeyOf('no secret'), folder: '/nowhere', mailTo: [] },
    log: Fastify().log,
  })
  toClose.push(() => jobs.stop())
  return jobs
}

const left = async ({ db }: Database) => (await db.selectFrom('jobs').select('id').execute()).length

describe('jobs', () => {
  it('run what a committed transaction queued, and nothing of one that was rolled back', async () => {
    const database = await emptyDatabase()
    const done: unknown[] = []
    const jobs = worker(database, [job('note', ({ payload }) => Promise.resolve(void done.push(payload)))])
    jobs.start()
    await database.db.transaction().execute((db) => jobs.enqueue(db, 'note', { n: 1 }, { key: 'a' }))
    await database.db
      .transaction()
      .execute(async (db) => {
        await jobs.enqueue(db, 'note', { n: 2 }, { key: 'b' })
        throw new Error('changed my mind')
      })
      .catch(() => undefined)
    await vi.waitFor(async () => expect(await left(database)).toBe(0), waitLimit)
    expect(done).toEqual([{ n: 1 }])
  })

  it('that are put off keep their place among those that wait', async () => {
    const database = await emptyDatabase()
    const jobs = worker(database, [])
    const inOrder = async () =>
      (await database.db.selectFrom('jobs').select('key').orderBy('createdAt').execute()).map(
        ({ key }) => key,
      )
    for (const key of ['first', 'second']) {
      await jobs.enqueue(database.db, 'note', {}, { key })
      clock.forward(10)
    }
    await jobs.enqueue(database.db, 'note', {}, { key: 'first', at: new Date(clock.now().getTime() + 1000) })
    expect(await inOrder()).toEqual(['first', 'second'])
    await jobs.enqueue(database.db, 'note', {}, { key: 'first' })
    expect(await inOrder()).toEqual(['second', 'first'])
  })

  it('of a dead worker are taken over when its lease is over, not before', async () => {
    const database = await emptyDatabase()
    const done: unknown[] = []
    const jobs = worker(database, [job('note', ({ payload }) => Promise.resolve(void done.push(payload)))])
    await jobs.enqueue(database.db, 'note', { is: 'leased' }, { key: 'a' })
    const leasedUntil = new Date(clock.now().getTime() + 4000)
    await database.db.updateTable('jobs').set({ leasedBy: 'a worker that was killed', leasedUntil }).execute()
    // It is queued behind the other: once it is done, the worker has seen both.
    await jobs.enqueue(database.db, 'note', { is: 'free' }, { key: 'b' })
    jobs.start()
    await vi.waitFor(async () => expect(await left(database)).toBe(1), waitLimit)
    expect(done).toEqual([{ is: 'free' }])
    clock.forward(5)
    await vi.waitFor(() => expect(done).toEqual([{ is: 'free' }, { is: 'leased' }]), waitLimit)
  })

  it('run once each, whichever of two workers takes them', async () => {
    const database = await emptyDatabase()
    const done: string[] = []
    const kinds = [
      job('note', ({ payload }) => Promise.resolve(void done.push((payload as { key: string }).key))),
    ]
    const workers = [worker(database, kinds), worker(database, kinds)] as const
    const keys = Array.from({ length: 30 }, (_, index) => `job ${index}`)
    for (const key of keys) await workers[0].enqueue(database.db, 'note', { key }, { key })
    for (const one of workers) one.start()
    await vi.waitFor(async () => expect(await left(database)).toBe(0), waitLimit)
    expect(done.sort()).toEqual(keys.sort())
  })

  it('that fail are tried again later, and keep why they failed', async () => {
    const database = await emptyDatabase()
    let tries = 0
    const failOnce = job('flaky', () =>
      ++tries === 1 ? Promise.reject(new Error('not yet')) : Promise.resolve(),
    )
    const jobs = worker(database, [failOnce])
    await jobs.enqueue(database.db, 'flaky', {}, { key: 'a' })
    jobs.start()
    await vi.waitFor(async () => {
      const row = await database.db.selectFrom('jobs').select('failure').executeTakeFirst()
      expect(row?.failure).toBe('not yet')
    }, waitLimit)
    clock.forward(10)
    await vi.waitFor(async () => expect(await left(database)).toBe(0), waitLimit)
    expect(tries).toBe(2)
  })

  it('that fail ten times wait for a person, unless the cause is temporary', async () => {
    const database = await emptyDatabase()
    let isBack = false
    const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
    const kinds = [
      job('away', () => (isBack ? Promise.resolve() : Promise.reject(away))),
      job('broken', () => Promise.reject(new Error('broken'))),
    ]
    const jobs = worker(database, kinds)
    for (const kind of ['away', 'broken']) await jobs.enqueue(database.db, kind, {}, { key: 'a' })
    await database.db.updateTable('jobs').set({ attempts: 9 }).execute()
    jobs.start()
    const rows = () => database.db.selectFrom('jobs').select(['kind', 'failure', 'runAt']).execute()
    await vi.waitFor(async () => {
      expect((await rows()).map(({ failure }) => failure).sort()).toEqual(['away', 'broken'])
    }, waitLimit)
    isBack = true
    clock.forward(60)
    await vi.waitFor(
      async () => expect((await rows()).map(({ kind }) => kind)).toEqual(['broken']),
      waitLimit,
    )
    expect((await rows())[0]?.runAt.getFullYear()).toBe(9999)
  })

  it('that have pauses of their own are tried after these, and wait for a person once no try would help', async () => {
    const database = await emptyDatabase()
    const final = new Error('final')
    let error = new Error('not yet')
    const kinds = [
      job('paced', () => Promise.reject(error), { pauses: [100, 200], isFinal: (one) => one === final }),
    ]
    const jobs = worker(database, kinds)
    const failed = async (failure: string, attempts: number) => {
      const one = await vi.waitUntil(
        () =>
          database.db
            .selectFrom('jobs')
            .select(['runAt', 'deadAt'])
            .where('attempts', '=', attempts)
            .where('failure', '=', failure)
            .where('leasedBy', 'is', null)
            .executeTakeFirst(),
        waitLimit,
      )
      return { waits: (one.runAt.getTime() - clock.now().getTime()) / 1000, deadAt: one.deadAt }
    }
    await jobs.enqueue(database.db, 'paced', {}, { key: 'a' })
    jobs.start()
    expect(await failed('not yet', 1)).toEqual({ waits: 100, deadAt: null })
    clock.forward(100)
    expect(await failed('not yet', 2)).toEqual({ waits: 200, deadAt: null })
    clock.forward(200)
    expect((await failed('not yet', 3)).deadAt).toEqual(clock.now())
    error = final
    await jobs.enqueue(database.db, 'paced', {}, { key: 'a' })
    expect((await failed('final', 1)).deadAt).toEqual(clock.now())
    // The database is down for longer than all delays, and the job still recovers.
    error = Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
    const at = new Date(clock.now().getTime() + 10_000)
    await jobs.enqueue(database.db, 'paced', {}, { key: 'a', at })
    await database.db.updateTable('jobs').set({ attempts: 7 }).execute()
    clock.forward(10)
    expect(await failed('away', 8)).toEqual({ waits: 200, deadAt: null })
  })

  it('that wait for a machine elsewhere take one place only: the others go on', async () => {
    const database = await emptyDatabase()
    const done: unknown[] = []
    const begun: (() => void)[] = []
    const stuck = job('letter', () => new Promise<void>((resolve) => void begun.push(resolve)), {
      lane: 'mail',
    })
    const jobs = worker(database, [stuck, job('note', () => Promise.resolve(void done.push('done')))])
    for (const key of ['a', 'b', 'c']) await jobs.enqueue(database.db, 'letter', {}, { key })
    await jobs.enqueue(database.db, 'note', {}, { key: 'd' })
    jobs.start()
    await vi.waitFor(() => expect(done).toEqual(['done']), waitLimit)
    const leased = await database.db
      .selectFrom('jobs')
      .select('id')
      .where('leasedBy', 'is not', null)
      .execute()
    expect(leased).toHaveLength(1)
    for (let left = 3; left > 0; left -= 1) {
      // A job is leased a moment before it begins.
      await vi.waitFor(() => expect(begun).toHaveLength(1), waitLimit)
      begun.pop()?.()
      await vi.waitFor(async () => {
        const rows = await database.db.selectFrom('jobs').select('id').execute()
        expect(rows).toHaveLength(left - 1)
      }, waitLimit)
      await vi.waitFor(async () => {
        const held = await database.db
          .selectFrom('jobs')
          .where('leasedBy', 'is not', null)
          .select('id')
          .execute()
        expect(held).toHaveLength(Math.min(1, left - 1))
      }, waitLimit)
    }
  })

  it('are not begun by a server that stops while it takes them', async () => {
    const database = await emptyDatabase()
    const done: unknown[] = []
    const kinds = [job('note', ({ payload }) => Promise.resolve(void done.push(payload)))]
    const [first, second] = [worker(database, kinds), worker(database, kinds)]
    await first.enqueue(database.db, 'note', { n: 1 }, { key: 'a' })
    first.start()
    await first.stop()
    expect(done).toEqual([])
    second.start()
    await vi.waitFor(async () => expect(await left(database)).toBe(0), waitLimit)
    expect(done).toEqual([{ n: 1 }])
  })

  it('are handed back when the server stops', async () => {
    const database = await emptyDatabase()
    const untilAborted = job('long', ({ signal }) => {
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve()))
    })
    const jobs = worker(database, [untilAborted])
    await jobs.enqueue(database.db, 'long', {}, { key: 'a' })
    jobs.start()
    const leased = () => database.db.selectFrom('jobs').select('leasedBy').executeTakeFirst()
    await vi.waitFor(async () => expect((await leased())?.leasedBy).not.toBeNull(), waitLimit)
    await jobs.stop()
    expect((await leased())?.leasedBy).toBeNull()
  })
})
