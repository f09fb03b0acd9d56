import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Portal } from '@portal/sdk'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { NoSpace } from '#seams/disk.ts'
import { waitLimit } from '#testing/wait-limit.ts'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { isOnPostgres } from '#testing/test-database.ts'
import { refusalOf } from '#testing/refusals.ts'
import { csvFile, ended, goodRows, made, template, until, usualHeader } from './testing/scenario.ts'

let server: TestServer
let portal: Portal
let isFull = false
const disk = { checkSpace: () => (isFull ? Promise.reject(new NoSpace()) : Promise.resolve()) }

beforeAll(async () => {
  server = await startServer({ disk })
  portal = await signedIn(server)
})
afterAll(() => server.close())
afterEach(() => emptied())

const db = () => server.server.kernel.database.db

/** Simulates a full disk for these tables: on PostgreSQL with its error code, because the disk is shared. */
async function filled(...tables: string[]): Promise<void> {
  isFull = true
  if (!isOnPostgres) return
  await sql`create or replace function no_space() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`.execute(
    db(),
  )
  for (const table of tables)
    await sql`create trigger no_space before insert or update on ${sql.table(table)}
      for each statement execute function no_space()`.execute(db())
}

async function emptied(): Promise<void> {
  isFull = false
  if (isOnPostgres) await sql`drop function if exists no_space cascade`.execute(db())
}

/** A running load, with most of its rows pending. */
async function atWork(first: number) {
  const total = 30_000
  const load = await made(portal, (await template(portal)).id, usualHeader + goodRows(first, total))
  await portal.loads.start(load.id)
  await until(portal, load.id, ({ processed }) => processed > 0)
  return { id: load.id, total }
}

describe('a full disk', () => {
  it('CAR-6.5 ends a load with a specific failure; loaded rows are kept, and a restart loads the rest', async () => {
    const { id, total } = await atWork(51_000_000)
    await filled('records')
    const failed = await ended(portal, id)
    expect(failed).toMatchObject({ state: 'failed', failure: { code: 'no_space' } })
    await emptied()
    await portal.loads.restart(id)
    expect(await ended(portal, id)).toMatchObject({
      state: 'completed',
      processed: total,
      created: total,
      failure: null,
    })
  })

  it('refuses an upload at its file, and keeps nothing of it', async () => {
    const folder = path.join(server.server.kernel.settings.dataDir, 'blobs')
    const stored = () =>
      readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).length
    const before = stored()
    await filled()
    const upload = () => portal.recordsFile.create(csvFile(usualHeader + goodRows(52_000_000, 10)))
    expect(await refusalOf(upload())).toEqual({ status: 507, codes: { file: ['no_space'] } })
    expect(stored()).toBe(before)
    await emptied()
    expect(await upload()).toMatchObject({ size: expect.any(Number) as number })
  })
})

if (isOnPostgres)
  describe('a full disk of PostgreSQL', () => {
    it('CAR-6.5 a load that cannot even say why it fails goes on by itself when there is space', async () => {
      const { id, total } = await atWork(53_000_000)
      await filled('records', 'loads')
      await vi.waitFor(
        async () => expect(await failures()).toContain('could not extend file: No space left on device'),
        waitLimit,
      )
      expect(await portal.loads.show(id)).toMatchObject({ state: 'processing' })
      await emptied()
      expect(await ended(portal, id)).toMatchObject({ state: 'completed', processed: total, created: total })
    })

    it('refuses an act as what it is, and does nothing of it', async () => {
      await filled('tags')
      const name = `Etiqueta ${Math.random()}`
      expect(await refusalOf(portal.tags.create({ name, colour: '#112233' }))).toEqual({
        status: 507,
        codes: { body: ['no_space'] },
      })
    })
  })
else
  describe('a full disk under the embedded database', () => {
    it('refuses acts before the database meets it; people sign in and read', async () => {
      await filled()
      const name = `Etiqueta ${Math.random()}`
      expect(await refusalOf(portal.tags.create({ name, colour: '#112233' }))).toEqual({
        status: 507,
        codes: { body: ['no_space'] },
      })
      const other = await signedIn(server, 'coordinador')
      expect((await other.tags.index()).data.length).toBeGreaterThan(0)
      await emptied()
      expect(await portal.tags.create({ name, colour: '#112233' })).toMatchObject({ name })
    })
  })

const failures = async () =>
  (await db().selectFrom('jobs').select('failure').execute()).map(({ failure }) => failure)
