import { createPortal, type Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '#demo/seed-demo.ts'
import { refusalOf } from '#testing/refusals.ts'
import { type ChildServer, dwelling } from '#testing/child-server.ts'
import { dni, goodRows, linesOf, loaded, template, until, usualHeader } from './testing/scenario.ts'

let place: Awaited<ReturnType<typeof dwelling>>
let server: ChildServer | undefined

beforeAll(async () => {
  place = await dwelling()
})
afterAll(async () => {
  await server?.kill()
  await place.remove()
})

async function signedIn(): Promise<Portal> {
  server = await place.start()
  const portal = createPortal({ baseUrl: server.url })
  await portal.session.login({ user: 'admin', password: demoPassword })
  return portal
}

describe('loads.undo and loads.destroyAll through a crash', () => {
  it('a server killed in the middle goes on, and every record is counted once', async () => {
    const [old, fresh] = [30_000, 30_000]
    let portal = await signedIn()
    const { id: templateId } = await template(portal)
    const former = Array.from(
      { length: old },
      (_, at) => `${dni(10_000_000 + at)};Ana;612345678;1,00;05/03/2026\n`,
    )
    const one = await loaded(portal, templateId, usualHeader + former.join(''))
    const { id } = await loaded(portal, templateId, usualHeader + goodRows(10_000_000, old + fresh))
    await portal.loads.undo(id)
    await until(portal, id, ({ undo }) => undo !== null && undo.removed + undo.restored > 0)
    await server?.kill()
    portal = await signedIn()
    expect((await until(portal, id, ({ state }) => state === 'undone')).undo).toMatchObject({
      total: old + fresh,
      restored: old,
      removed: fresh,
      keptWorked: 0,
      keptLater: 0,
      missing: 0,
    })
    const names = (await linesOf(portal.loads.export(one.id, { columns: ['name'] }))).slice(1)
    expect(names).toHaveLength(old)
    expect(new Set(names)).toEqual(new Set(['Ana']))

    // The same for a load that is deleted: it no longer exists at the end, and there was one notice.
    await portal.loads.destroyAll(one.id)
    await server?.kill()
    portal = await signedIn()
    expect((await refusalOf(until(portal, one.id, () => false))).status).toBe(404)
    const { data } = await portal.notifications.index()
    expect(data.filter(({ kind }) => kind === 'loads.deleted')).toMatchObject([{ data: { records: old } }])
  }, 300_000)
})
