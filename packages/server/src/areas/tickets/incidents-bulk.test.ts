import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '#testing/portals.ts'
import { seen } from '#testing/seen.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'

let server: TestServer
let admin: Portal
let employee: Portal
beforeAll(async () => {
  server = await startServer()
  admin = await signedIn(server)
  employee = await signedIn(server, 'empleado')
})
afterAll(() => server.close())

const report = (title: string) =>
  admin.incidents.create({
    ...{ title, description: 'Nadie puede llamar.', category: 'telephony', severity: 'high' },
    startsAt: '2026-03-05T09:00:00Z',
  })

describe('incidents.bulk', () => {
  it('SHE-6.3 assigns many at once: changed or closed ones are skipped and reported', async () => {
    const [one, changed, closed] = [await report('Una'), await report('Otra'), await report('Cerrada')]
    await admin.incidents.patch(changed.id, { ...(await seen(admin.incidents, changed.id)), severity: 'low' })
    await admin.incidents.resolve(closed.id, { resolution: 'Ya funciona.' })
    const { version } = await admin.incidents.close(closed.id)
    const [able] = await admin.incidents.assignees()
    const rows = [
      { id: one.id, version: one.version },
      { id: changed.id, version: changed.version },
      { id: closed.id, version },
      { id: '0193b3a0-0000-4000-8000-000000000009', version: 1 },
    ]
    const results = await admin.incidents.bulk({ act: 'assign', rows, userId: able?.id ?? null })
    expect(results.map(({ id, isDone, error }) => [id, isDone, error])).toEqual([
      [one.id, true, null],
      [changed.id, false, 'stale'],
      [closed.id, false, 'invalid'],
      [rows[3]?.id, false, 'not_found'],
    ])
    expect(await admin.incidents.show(one.id)).toMatchObject({ assignee: able, state: 'in_progress' })
    expect(await admin.incidents.show(changed.id)).toMatchObject({ assignee: null, severity: 'low' })
  })

  it('SHE-6.3 closes many at once: those that are resolved; each is an act in the log', async () => {
    const [done, open] = [await report('Resuelta'), await report('Abierta')]
    const { version } = await admin.incidents.resolve(done.id, { resolution: 'Ya funciona.' })
    const rows = [open, { id: done.id, version }].map(({ id, version: read }) => ({ id, version: read }))
    const results = await admin.incidents.bulk({ act: 'close', rows })
    expect(results.map(({ error }) => error)).toEqual(['invalid', null])
    expect((await admin.incidents.show(done.id)).state).toBe('closed')
    const { data } = await admin.logs.index({ subject: done.id })
    expect(data[0]).toMatchObject({ act: 'incidents.close' })
  })

  it('assigns all or none where that is asked: one that has changed keeps the others back, and a table says which', async () => {
    const [one, changed] = [await report('Entera'), await report('Cambiada')]
    await admin.incidents.patch(changed.id, { ...(await seen(admin.incidents, changed.id)), severity: 'low' })
    const [able] = await admin.incidents.assignees()
    const rows = [one, changed].map(({ id, version }) => ({ id, version }))
    const act = { act: 'assign', userId: able?.id ?? null, allOrNone: true } as const
    await expect(admin.incidents.bulk({ ...act, rows })).rejects.toMatchObject({
      status: 422,
      rows: [{ row: 2, fields: { version: [{ code: 'stale' }] } }],
    })
    expect(await admin.incidents.show(one.id)).toMatchObject({ assignee: null, version: one.version })
    const read = await Promise.all(rows.map(async ({ id }) => ({ id, ...(await seen(admin.incidents, id)) })))
    const results = await admin.incidents.bulk({ ...act, rows: read })
    expect(results.every(({ isDone }) => isDone)).toBe(true)
  })

  it('is for who manages incidents, and gives them to nobody who does not', async () => {
    const { id, version } = await report('De nadie')
    const rows = [{ id, version }]
    await expect(employee.incidents.bulk({ act: 'close', rows })).rejects.toMatchObject({ status: 403 })
    const userId = employee.session.current?.userData.uid ?? ''
    const refused = await admin.incidents.bulk({ act: 'assign', rows, userId }).safe()
    expect(refused).toMatchObject({ ok: false, error: { fields: { userId: [{ code: 'inclusion' }] } } })
  })
})
