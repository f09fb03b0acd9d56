import { randomUUID } from 'node:crypto'
import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { refused } from '#testing/refused.ts'

let server: TestServer
let admin: Portal
beforeAll(async () => {
  server = await startServer()
  admin = await signedIn(server)
})
afterAll(() => server.close())

const centerOf = (mark: string) => ({
  ...{ code: mark.slice(0, 6).toUpperCase(), name: `Centro ${mark}`, timeZone: 'Atlantic/Canary' },
  ...{ country: 'ES', region: 'ES-CN', locality: `Localidad ${mark}` },
})
const mark = () => randomUUID().slice(0, 8)

describe('workCenters.create, workCenters.show, workCenters.update, workCenters.patch, workCenters.destroy and workCenters.restore', () => {
  it('PAN-13.4 keeps code and name unique, and names the clash', async () => {
    const center = await admin.workCenters.create(centerOf(mark()))
    const again = await admin.workCenters.create({ ...centerOf(mark()), code: center.code }).safe()
    expect(again).toMatchObject(refused(422, { code: [{ code: 'taken' }] }))
    const named = await admin.workCenters
      .create({ ...centerOf(mark()), name: center.name.toUpperCase() })
      .safe()
    expect(named).toMatchObject(refused(422, { name: [{ code: 'taken' }] }))
  })

  it('takes no time zone that there is not', async () => {
    const nowhere = await admin.workCenters.create({ ...centerOf(mark()), timeZone: 'Europe/Vigo' }).safe()
    expect(nowhere).toMatchObject(refused(422, { timeZone: [{ code: 'inclusion' }] }))
  })

  it('lives: made, replaced, changed, deleted and restored as it was', async () => {
    const input = centerOf(mark())
    const { id, version } = await admin.workCenters.create(input)
    const renamed = { ...input, name: `${input.name} bis`, version }
    const updated = await admin.workCenters.update(id, renamed)
    expect(updated).toMatchObject({ name: renamed.name, locality: input.locality })
    expect(await admin.workCenters.patch(id, { active: false, version: updated.version })).toMatchObject({
      active: false,
      name: renamed.name,
    })
    await admin.workCenters.destroy(id)
    expect(await admin.workCenters.show(id)).toMatchObject({ name: renamed.name })
    expect(await admin.workCenters.restore(id)).toMatchObject({ id, active: false, name: renamed.name })
  })

  it('from when on its people clock in stays when it is replaced or imported', async () => {
    const input = centerOf(mark())
    const { id, version } = await admin.workCenters.create(input)
    const clockSince = '2026-01-07'
    const begun = await admin.workCenters.patch(id, { clockSince, version })
    const updated = await admin.workCenters.update(id, {
      ...input,
      name: `${input.name} bis`,
      version: begun.version,
    })
    expect(updated).toMatchObject({ name: `${input.name} bis`, clockSince })
    const rows = [{ code: input.code, locality: 'Arrecife' }]
    expect(await admin.workCenters.import({ dryRun: false, rows })).toMatchObject({ updated: 1 })
    expect(await admin.workCenters.show(id)).toMatchObject({ locality: 'Arrecife', clockSince })
  })

  it('stays while contracts name it', async () => {
    const used = (await admin.contracts.index({ perPage: 1 })).data[0]?.workCenter
    const kept = await admin.workCenters.destroy(used?.id ?? '').safe()
    expect(kept).toMatchObject({ ok: false, error: { status: 409 } })
  })
})

describe('workCenters.index and workCenters.reorder', () => {
  it('lists the work centers in their order', async () => {
    const ids = async () => (await admin.workCenters.index({ perPage: 100 })).data.map(({ id }) => id)
    const { id } = await admin.workCenters.create(centerOf(mark()))
    const reordered = [id, ...(await ids()).filter((one) => one !== id)]
    await admin.workCenters.reorder({ ids: reordered })
    expect(await ids()).toEqual(reordered)
  })
})

describe('workCenters.import', () => {
  it('knows a work center by its code and changes only what a file says', async () => {
    const input = centerOf(mark())
    await admin.workCenters.create(input)
    const rows = [
      { code: input.code, locality: 'Arrecife' },
      { ...centerOf(mark()), timeZone: 'Lanzarote' },
    ]
    const { updated, created, rows: bad } = await admin.workCenters.import({ dryRun: false, rows })
    expect({ updated, created, bad }).toMatchObject({ updated: 1, created: 0, bad: [{ row: 2 }] })
    const [found] = (await admin.workCenters.index({ search: input.code })).data
    expect(found).toMatchObject({ locality: 'Arrecife', timeZone: 'Atlantic/Canary' })
  })
})
