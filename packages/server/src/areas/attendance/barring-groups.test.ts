import { randomUUID } from 'node:crypto'
import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { stillClock } from '#testing/clock.ts'
import { employed } from '#testing/employed.ts'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { centerIn, works } from '#testing/working-time.ts'

let server: TestServer
let admin: Portal

beforeAll(async () => {
  server = await startServer({ clock: stillClock(new Date('2026-03-02T10:30:00Z')) })
  admin = await signedIn(server, 'admin')
})
afterAll(() => server.close())

const worker = async () => {
  const one = await employed(server, ['MENU_ACCESOS', 'FICHAJE_CREAR'])
  await works(admin, one, (await centerIn(admin, 'Europe/Madrid')).id)
  return one
}

it('FIC-11 who may clock in by the portal is set group by group: a member of one that clocks elsewhere gets its name', async () => {
  const [one, other] = [await worker(), await worker()]
  const group = await admin.employeeGroups.create({ name: `Terminal ${randomUUID()}`, clocksInPortal: false })
  await admin.employeeGroupMembers.assign(group.id, { employeeIds: [one.id] })

  expect(await one.portal.clock.show()).toMatchObject({ state: 'out', barredBy: group.name })
  expect(await one.portal.clock.press({ kind: 'in' }).safe()).toMatchObject({
    error: { status: 422, fields: { group: [{ code: 'invalid', value: group.name }] } },
  })
  expect((await one.portal.clockEntries.index({ employeeId: one.id })).meta.totalCount).toBe(0)
  expect(await other.portal.clock.press({ kind: 'in' })).toMatchObject({ state: 'work', barredBy: null })

  const { version } = await admin.employeeGroups.show(group.id)
  await admin.employeeGroups.patch(group.id, { clocksInPortal: true, version })
  expect(await one.portal.clock.press({ kind: 'in' })).toMatchObject({ state: 'work', barredBy: null })
})

it('who is at work when a group is barred still goes home by the portal', async () => {
  const one = await worker()
  await one.portal.clock.press({ kind: 'in' })
  const group = await admin.employeeGroups.create({ name: `Terminal ${randomUUID()}`, clocksInPortal: false })
  await admin.employeeGroupMembers.assign(group.id, { employeeIds: [one.id] })
  expect(await one.portal.clock.press({ kind: 'out' })).toMatchObject({ state: 'out', barredBy: group.name })
})
