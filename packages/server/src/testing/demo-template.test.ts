import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import type { Db } from '#db/database.ts'
import { folderBlobs } from '#seams/blobs.ts'
import { demoId } from '../demo/random.ts'
import { recordKeyOf } from '#time-record/record-key.ts'
import { seedDemo } from '../demo/seed-demo.ts'
import { isNear, moveInTime } from './demo-template.ts'
import { testDatabase, type TestDatabase } from './test-database.ts'

const at = (time: string) => new Date(`2026-03-05T${time}Z`)
const folder = mkdtempSync(path.join(tmpdir(), 'portal-template-'))
const made: TestDatabase[] = []
afterAll(async () => {
  for (const { database } of made) await database.close()
  for (const { drop } of made) await drop()
  rmSync(folder, { recursive: true, force: true })
})

async function seeded(now: Date): Promise<Db> {
  const one = await testDatabase()
  made.push(one)
  const { db } = one.database
  let count = 0
  const ids = { next: () => demoId('blob', String((count += 1))), secret: () => '' }
  const blobs = folderBlobs(path.join(folder, String(made.length)), ids)
  await seedDemo({
    recordKey: recordKeyOf('no secret'),
    db,
    clock: { now: () => now },
    blobs,
    passwordHash: '$argon2id$demo',
    recordedDays: 7,
    recordsToday: false,
    tickets: 300,
    termsRest: false,
  })
  return db
}

/** Every row of every table as text, in any order. */
async function contents(db: Db): Promise<Record<string, string[]>> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%'`.execute(db)
  const all: Record<string, string[]> = {}
  for (const { name } of tables.rows) {
    const { rows } = await sql<{
      row: string
    }>`select t::text as row from ${sql.table(name)} t order by 1`.execute(db)
    all[name] = rows.map(({ row }) => row)
  }
  return all
}

describe('the demo company that tests copy', () => {
  it('is, moved in time, the one that would have been seeded then', async () => {
    const moved = await seeded(at('10:00:00.123'))
    await moveInTime(moved, 14 * 60_000 + 500)
    const [copy, original] = [await contents(moved), await contents(await seeded(at('10:14:00.623')))]
    expect(Object.keys(copy)).toEqual(Object.keys(original))
    for (const [table, rows] of Object.entries(original)) {
      const other = rows.filter((row, index) => row !== copy[table]?.[index])
      expect(other.slice(0, 3), `seed ${table} relative to now, or name its column as fixed`).toEqual([])
    }
    // Two companies are seeded here; each takes a second on an idle machine.
  }, 120_000)

  it('is moved by minutes within a day of Spain, and made anew for any other time', () => {
    expect(isNear(at('10:00:00'), at('10:14:59'))).toBe(true)
    expect(isNear(at('10:14:59'), at('10:00:00'))).toBe(true)
    expect(isNear(at('10:00:00'), at('10:15:00'))).toBe(false)
    expect(isNear(at('22:55:00'), at('23:05:00'))).toBe(false)
    expect(isNear(at('23:55:00'), new Date('2026-03-06T00:05:00Z'))).toBe(false)
  })
})
