import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { audit, auditChange } from '#auth/audit.ts'
import type { Database } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { randomIds } from '#seams/ids.ts'
import { systemClock } from '#seams/clock.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { sealWaiting } from './seal.ts'
import { forget, tamper } from './testing/tamper.ts'
import { verifyChain, verifySlice } from './verify.ts'

let opened: TestDatabase
let database: Database
beforeAll(async () => {
  opened = await testDatabase()
  database = opened.database
  await migrate(database.db)
})
afterAll(async () => {
  await database.close()
  await opened.drop()
})

const now = () => new Date()
const sealing = { mac: (secret: string, about: string) => `${about} ${secret}` }
/** Nothing has been written outside yet, and nothing is due. */
const outside = () => ({ sealing, folder: '/nowhere', now: now() })
const context = () => ({ db: database.db, ids: randomIds, clock: systemClock })
const note = (act: string) => audit(context(), act, null, { count: 1 })

const findings = async () =>
  (await verifyChain(database.db, outside())).findings.map(({ kind, seq }) =>
    seq === null ? kind : `${kind} ${seq}`,
  )

describe('the audit log', () => {
  beforeEach(() => forget(database))

  const written = async (count: number) => {
    for (let at = 1; at <= count; at += 1) await note(`test.act${at}`)
    await sealWaiting(database.db, sealing, now)
  }

  const rows = async () => [
    await database.db.selectFrom('auditEvents').selectAll().execute(),
    await database.db.selectFrom('auditChain').selectAll().execute(),
  ]
  it('check 60: is append-only: the database refuses to change, remove or empty it', async () => {
    await written(1)
    const before = await rows()
    for (const [table, key, column, columns] of [
      ['audit_events', 'id', 'act', 'id, at, act, detail'],
      ['audit_chain', 'seq', 'hash', 'seq, event_id, digest, hash, sealed_at'],
    ]) {
      const again = `insert into ${table} (${columns}) select ${columns} from ${table}`
      for (const statement of [
        `delete from ${table}`,
        `truncate ${table}`,
        `truncate ${table} cascade`,
        `update ${table} set ${column} = 'x'`,
        `${again} on conflict (${key}) do update set ${column} = 'x'`,
        `with gone as (delete from ${table} returning *) select * from gone`,
        `merge into ${table} using (select 1) one on true when matched then delete`,
      ])
        await expect(sql.raw(statement).execute(database.db), statement).rejects.toThrow('append-only')
    }
    expect(await rows()).toEqual(before)
  })

  it('PAN-15.2 keeps of a change who, what, before, after and the row, and the system as nobody', async () => {
    const before = { id: 'a', name: 'Queja', color: 'red', version: 1 }
    await auditChange(context(), {
      act: 'tags.update',
      subject: 'a',
      before,
      after: { ...before, color: 'blue' },
    })
    const [event] = await database.db.selectFrom('auditEvents').selectAll().execute()
    expect(event).toMatchObject({
      act: 'tags.update',
      family: 'tags',
      subject: 'a',
      subjectLabel: 'Queja',
      before: { color: 'red' },
      after: { color: 'blue' },
      userId: null,
      channel: 'job',
    })
  })

  it('check 60: is one chain that can be verified, whole or slice by slice', async () => {
    await written(7)
    expect(await verifyChain(database.db, outside())).toMatchObject({
      checked: 7,
      findings: [],
      head: { seq: 7 },
    })
    expect(await verifySlice(database.db, outside(), 1, 3)).toMatchObject({
      checked: 3,
      next: 4,
      findings: [],
    })
    expect(await verifySlice(database.db, outside(), 4, 3)).toMatchObject({
      checked: 3,
      next: 7,
      findings: [],
    })
    expect(await verifySlice(database.db, outside(), 7, 3)).toMatchObject({
      checked: 1,
      next: null,
      findings: [],
    })
  })

  it.each([
    [
      'a changed event',
      `update audit_events set detail = '{"count": 2}' where act = 'test.act3'`,
      ['changed 3'],
    ],
    [
      'a changed time',
      `update audit_events set at = at + interval '1 s' where act = 'test.act1'`,
      ['changed 1'],
    ],
    ['another person', `update audit_events set user_id = id where act = 'test.act5'`, ['changed 5']],
    ['a removed event', `delete from audit_events where act = 'test.act3'`, ['removed 3']],
    ['a removed link', `delete from audit_chain where seq = 3`, ['removed 3', 'unlinked']],
    [
      'two events in one another’s place',
      `update audit_chain set seq = case seq when 2 then -3 else -2 end where seq in (2, 3);`,
      ['removed 2', 'removed 3'],
    ],
  ])('check 60: the verifier finds %s, and says which', async (_what, statement, expected) => {
    await written(5)
    await tamper(database, statement)
    expect(await findings()).toEqual(expected)
  })

  it('check 60: the verifier finds events that were put into another order', async () => {
    await written(5)
    await tamper(database, 'update audit_chain set seq = -seq where seq in (2, 3)')
    await tamper(database, 'update audit_chain set seq = seq + 5 where seq < 0')
    expect(await findings()).toEqual(['moved 2', 'moved 3', 'moved 4'])
  })

  it('check 60: the verifier finds an event slipped in past the chain, and one gone before it was sealed', async () => {
    await written(2)
    await tamper(
      database,
      `insert into audit_events (id, at, act, detail) values ('${randomIds.next()}', now(), 'test.slipped', '{}')`,
    )
    expect(await findings()).toEqual(['unlinked'])
    await note('test.waiting')
    await tamper(database, `delete from audit_events where act = 'test.waiting'`)
    expect(await findings()).toEqual(['unlinked', 'removed'])
  })

  it('check 60: many who write and seal at once make one chain without a gap', async () => {
    const writers = Array.from({ length: 40 }, async (_, at) => {
      await database.db.transaction().execute(async (db) => {
        await audit({ ...context(), db }, `test.act${at}`, null, {})
      })
      if (at % 5 === 0) await sealWaiting(database.db, sealing, now)
    })
    await Promise.all(writers)
    await sealWaiting(database.db, sealing, now)
    expect(await verifyChain(database.db, outside())).toMatchObject({ checked: 40, findings: [] })
  })

  const isRolledBack = async () => {
    const lost = database.db.transaction().execute(async (db) => {
      await audit({ ...context(), db }, 'test.lost', null, {})
      throw new Error('rolled back')
    })
    await expect(lost).rejects.toThrow('rolled back')
    expect(await findings()).toEqual([])
  }
  it('check 60: an event of a transaction that is rolled back leaves no trace', isRolledBack)
})
