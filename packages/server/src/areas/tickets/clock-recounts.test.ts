import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { waitLimit } from '#testing/wait-limit.ts'
import { signedIn } from '#testing/portals.ts'
import { refused } from '#testing/refused.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'

let server: TestServer
let admin: Portal
beforeAll(async () => {
  server = await startServer()
  admin = await signedIn(server)
})
afterAll(() => server.close())

const one = async (id: string | undefined) =>
  (await admin.clockRecounts.index()).data.find((recount) => recount.id === id)

describe('clockRecounts.create, clockRecounts.index and clockRecounts.cancel', () => {
  it('the terms of priorities that change are counted anew, which is seen until it is over', async () => {
    const own = await admin.priorities.create({ name: crypto.randomUUID(), firstResponseMinutes: 30 })
    await admin.priorities.patch(own.id, { version: own.version, firstResponseMinutes: 90 })
    const [begun] = (await admin.clockRecounts.index()).data
    await vi.waitFor(async () => expect(await one(begun?.id)).toMatchObject({ state: 'done' }), waitLimit)
    const over = await one(begun?.id)
    expect(over).toMatchObject({ done: over?.total, secondsLeft: null })
    expect(over?.done).toBeGreaterThan(0)
    expect(await admin.clockRecounts.cancel(begun?.id ?? '').safe()).toMatchObject(
      refused(409, { state: [{ code: 'invalid' }] }),
    )
  })

  it('one that is cancelled counts no further, and can be begun again', async () => {
    const { db } = server.server.kernel.database
    // What nobody works on yet: it waits for the first slice, and is cancelled before.
    const { id: createdBy } = await db.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow()
    const id = crypto.randomUUID()
    await db.insertInto('clockRecounts').values({ id, createdBy, createdAt: new Date() }).execute()
    expect(await admin.clockRecounts.cancel(id)).toMatchObject({ state: 'cancelled', done: 0 })
    const again = await admin.clockRecounts.create()
    expect(again.id).not.toBe(id)
    await vi.waitFor(async () => expect(await one(again.id)).toMatchObject({ state: 'done' }), waitLimit)
    expect(await one(id)).toMatchObject({ state: 'cancelled' })
  })
})
