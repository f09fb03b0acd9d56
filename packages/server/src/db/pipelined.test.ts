import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '#testing/start-server.ts'
import type { Db } from './database.ts'
import { pipelined, together } from './pipelined.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const database = () => server.server.kernel.database.db
const inTransaction = <Result>(work: (db: Db) => Promise<Result>) =>
  database()
    .transaction()
    .execute((db) => pipelined({ db }, (piped) => work(piped.db)))

const [one, other] = ['pipelined one', 'pipelined other']
const turnOn = async (db: Db, name: string) => {
  await sql`insert into switches (name, since, retry_after_seconds) values (${name}, now(), 60)`.execute(db)
}
const found = async (db: Db) =>
  (await sql`select from switches where name like 'pipelined %'`.execute(db)).rows.length

describe('pipelined and together', () => {
  it('statements run in the order in which they are sent', async () => {
    await expect(
      inTransaction(async (db) => {
        const asked = await together(turnOn(db, one), found(db), turnOn(db, other), found(db))
        throw new Error(JSON.stringify(asked))
      }),
    ).rejects.toThrow('[null,1,null,2]')
    expect(await found(database())).toBe(0)
  })

  it('what fails leaves nothing behind, also of what would have been sent after its rollback', async () => {
    const late = async (db: Db) => {
      await found(db)
      await turnOn(db, other)
    }
    const failing = inTransaction((db) =>
      together(turnOn(db, one), late(db), Promise.reject(new Error('refused'))),
    )
    await expect(failing).rejects.toThrow('refused')
    expect(await found(database())).toBe(0)
  })

  it('fails with the first error of the database, and the connection serves the next transaction', async () => {
    const failing = inTransaction((db) => together(sql`select 1 / 0`.execute(db), turnOn(db, one), found(db)))
    await expect(failing).rejects.toThrow('division by zero')
    expect(await inTransaction(found)).toBe(0)
  })
})
