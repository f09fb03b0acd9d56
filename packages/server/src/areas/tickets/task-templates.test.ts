import { randomUUID } from 'node:crypto'
import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { employed } from '#testing/employed.ts'
import { signedIn } from '#testing/portals.ts'
import { refused } from '#testing/refused.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'

let server: TestServer
let admin: Portal
beforeAll(async () => {
  server = await startServer()
  admin = await signedIn(server, 'admin')
})
afterAll(() => server.close())

describe('taskTemplates.create, taskTemplates.update, taskTemplates.patch, taskTemplates.reorder, taskTemplates.destroy and taskTemplates.restore', () => {
  it('keep what tasks begin with, and refuse a recurrence that cannot be read or has no day to begin with', async () => {
    const { taskTemplates } = admin
    const name = `Plantilla ${randomUUID()}`
    const input = { name, title: 'Preparar el alta', checklist: ['Usuario'] }
    expect(
      await taskTemplates.create({ ...input, recurrence: 'FREQ=HOURLY', dueDays: 1 }).safe(),
    ).toMatchObject(refused(422, { recurrence: [{ code: 'format' }] }))
    expect(await taskTemplates.create({ ...input, recurrence: 'FREQ=DAILY' }).safe()).toMatchObject(
      refused(422, { dueDays: [{ code: 'blank' }] }),
    )
    const { id, version } = await taskTemplates.create(input)
    const changed = await taskTemplates.update(id, {
      ...input,
      version,
      recurrence: 'FREQ=DAILY',
      dueDays: 1,
    })
    expect(changed).toMatchObject({ recurrence: 'FREQ=DAILY', dueDays: 1, checklist: ['Usuario'] })
    await taskTemplates.patch(id, { version: changed.version, active: false })
    await taskTemplates.reorder({ ids: [id] })
    await taskTemplates.destroy(id)
    expect((await taskTemplates.restore(id)).active).toBe(false)
  })
})

describe('taskTemplates.index and taskTemplates.show', () => {
  it('are for whoever creates tasks; only who manages tasks writes them', async () => {
    const { portal } = await employed(server, ['VER_DASHBOARD'])
    const [first] = (await portal.taskTemplates.index({ active: true })).data
    expect(await portal.taskTemplates.show(first?.id ?? '')).toMatchObject({ id: first?.id })
    const made = portal.taskTemplates.create({ name: 'Mía', title: 'Preparar el alta' })
    expect(await made.safe()).toMatchObject({ error: { status: 403 } })
  })
})
