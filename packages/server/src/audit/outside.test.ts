import { appendFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { audit } from '#auth/audit.ts'
import type { Database } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { type StillClock, stillClock } from '#testing/clock.ts'
import { type TestDatabase, testDatabase } from '#testing/test-database.ts'
import { randomIds } from '#seams/ids.ts'
import { headsBetween, lastWritten } from './heads-file.ts'
import { writeHeads } from './outside.ts'
import { sealWaiting } from './seal.ts'
import { forget, tamper } from './testing/tamper.ts'
import { verifyChain, verifySlice } from './verify.ts'

let opened: TestDatabase
let database: Database
let folder: string
let clock: StillClock
beforeAll(async () => {
  opened = await testDatabase()
  database = opened.database
  await migrate(database.db)
})
afterAll(async () => {
  await database.close()
  await opened.drop()
})
beforeEach(async () => {
  await forget(database)
  folder = mkdtempSync(path.join(tmpdir(), 'audit-heads-'))
  clock = stillClock()
})
afterEach(() => rmSync(folder, { recursive: true }))

const sealing = { mac: (secret: string, about: string) => `${about} ${secret}`.split('').reverse().join('') }
const outside = () => ({ sealing, folder, now: clock.now() })
const file = () => path.join(folder, 'audit-heads.jsonl')
const lines = () => readFileSync(file(), 'utf8').trimEnd().split('\n')

/** A batch of two acts, sealed an hour after the one before. */
async function batch(): Promise<void> {
  clock.forward(3600)
  for (const act of ['test.first', 'test.second'])
    await audit({ db: database.db, ids: randomIds, clock }, act, null, {})
  await sealWaiting(database.db, sealing, () => clock.now())
}

/** Batches, each with its head written outside at once: their last links are 2, 4, 6 and so on. */
async function witnessed(count: number): Promise<void> {
  for (let at = 1; at <= count; at += 1) {
    await batch()
    await writeHeads(database.db, outside())
  }
}

async function findings(): Promise<string[]> {
  clock.forward(3600)
  const { findings: found } = await verifyChain(database.db, outside())
  return found.map(({ kind, seq }) => `${kind} ${seq}`)
}

/** Truncates the chain, and puts the remaining acts back into the sealer's queue. */
const cut = (after: number, ...kept: string[]) =>
  tamper(
    database,
    `create temporary table gone as select event_id from audit_chain where seq > ${after}`,
    `delete from audit_chain where seq > ${after}`,
    `delete from audit_events where id in (select event_id from gone) and act <> all ('{${kept.join(',')}}')`,
    `insert into audit_unsealed select id from audit_events where id in (select event_id from gone)`,
    'drop table gone',
  )

describe('the heads outside the database', () => {
  it('check 60: one of each batch, signed, and nothing is found where nothing was done', async () => {
    await witnessed(3)
    expect(lines()).toHaveLength(3)
    const { checked, heads, findings: found } = await verifyChain(database.db, outside())
    expect({ checked, heads, found }).toEqual({ checked: 6, heads: 3, found: [] })
  })

  it('check 60: who cuts the end of the chain off is found out', async () => {
    await witnessed(3)
    await cut(4)
    expect(await findings()).toEqual(['rewritten 6'])
  })

  it('check 60: who deletes acts and has the rest sealed anew is found out', async () => {
    await witnessed(4)
    await cut(1, 'test.second')
    await sealWaiting(database.db, sealing, () => clock.now())
    await writeHeads(database.db, outside())
    expect(await findings()).toEqual(['unwitnessed 5', 'rewritten 4', 'rewritten 6'])
  })

  it('check 60: a missing file is the first thing that is found, at the first head that it should have', async () => {
    await witnessed(3)
    rmSync(file())
    await tamper(
      database,
      `delete from audit_events where id = (select event_id from audit_chain where seq = 3)`,
    )
    expect(await findings()).toEqual(['unwitnessed 2', 'removed 3'])
  })

  it('check 60: a file that ends too early, or lacks lines, is found once for each gap', async () => {
    await witnessed(5)
    const [first = '', , third = ''] = lines()
    writeFileSync(file(), `${first}\n${third}\n`)
    expect(await findings()).toEqual(['unwitnessed 4', 'unwitnessed 8'])
  })

  it('check 60: a file that was made anew vouches for nothing that was sealed before', async () => {
    await witnessed(3)
    rmSync(file())
    clock.forward(3600)
    await writeHeads(database.db, outside())
    await witnessed(1)
    expect(lines()).toHaveLength(4)
    expect(await findings()).toEqual(['unwitnessed 2'])
  })

  it('check 60: a line that was not signed by the key is found, and so is a head that was signed by another', async () => {
    await witnessed(2)
    writeFileSync(file(), readFileSync(file(), 'utf8').replace('"seq":4', '"seq":3'))
    appendFileSync(file(), 'no line at all\n')
    expect(await findings()).toEqual(['unwitnessed 4', 'rewritten 3', 'rewritten null'])
    await tamper(database, `update audit_chain set head_mac = 'forged' where seq = 2`)
    expect(await findings()).toEqual(['unwitnessed 4', 'rewritten 3', 'rewritten null', 'rewritten 2'])
  })

  it('check 60: unsigned links are not accepted at the end', async () => {
    await witnessed(2)
    await tamper(database, 'update audit_chain set head_mac = null where seq = 4')
    expect(await findings()).toEqual(['rewritten 4'])
  })

  it('check 60: a new seal has five minutes to be witnessed outside', async () => {
    await witnessed(1)
    await batch()
    const { findings: found } = await verifyChain(database.db, outside())
    expect(found).toEqual([])
    expect(await findings()).toEqual(['unwitnessed 4'])
  })

  it('check 60: a gap across parts of the verification is reported once', async () => {
    await witnessed(6)
    const all = lines()
    writeFileSync(file(), `${[...all.slice(0, 1), ...all.slice(5)].join('\n')}\n`)
    clock.forward(3600)
    const parts = [1, 4, 7, 10].map((from) => verifySlice(database.db, outside(), from, 3))
    const found = (await Promise.all(parts)).flatMap((part) => part.findings)
    expect(found.map(({ kind, seq }) => `${kind} ${seq}`)).toEqual(['unwitnessed 4'])
  })

  it('a line is found among very many without reading them all, wherever the file breaks off', async () => {
    await witnessed(1)
    const [line = ''] = lines()
    const many = Array.from({ length: 4000 }, (_, at) => line.replace('"seq":2', `"seq":${at * 2 + 2}`))
    writeFileSync(file(), `${many.join('\n')}\n`)
    truncateSync(file(), readFileSync(file()).length - 20)
    expect((await headsBetween(folder, 3001, 3005)).map((one) => one?.seq)).toEqual([3002, 3004])
    expect(await lastWritten(folder)).toBe(7998)
  })
})
