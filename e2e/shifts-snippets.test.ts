import { randomUUID } from 'node:crypto'
import type { Portal } from '@portal/sdk'
import { startServer, type TestServer } from '@portal/server/testing'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import * as shifts from '../examples/snippets/shifts.ts'
import { byPassword } from '../examples/snippets/signing-in.ts'

let server: TestServer
let portal: Portal

beforeAll(async () => {
  // The snippets print what they find; here that is checked by what they return.
  for (const way of ['log', 'warn'] as const) vi.spyOn(console, way).mockImplementation(() => undefined)
  server = await startServer()
  portal = await byPassword(server.url, 'admin', 'demo-Portal-2026')
})

afterAll(async () => {
  vi.restoreAllMocks()
  await server.close()
})

it('the snippets of the guide about shifts write a pattern of two weeks, assign it, change single days, import plans, and read what is planned and what changed', async () => {
  const { data } = await portal.contracts.index({ state: 'current', perPage: 100 })
  const { person, username = '' } = data.find(({ endsOn }) => endsOn === null) ?? {}
  const id = person?.id ?? ''
  const pattern = await shifts.twoWeeks(portal, `Mañana y tarde ${randomUUID()}`)
  expect(await shifts.assign(portal, pattern.id, [id])).toBe(1)
  expect(await shifts.planned(portal, id)).toBe(5 * 480)
  const changes = await shifts.swap(portal, id)
  expect(await shifts.planned(portal, id)).toBe(4 * 480 + 300)
  await portal.shifts.change({ changes })
  expect(await shifts.fromFile(portal, username)).toBe(1)
  expect(await shifts.fromPlans(portal, username, `Del archivo ${randomUUID()}`)).toEqual([1, 1])
  const assigned = await portal.shiftAssignments.index({ employeeId: id, sort: '-startsOn' })
  const made = assigned.data.find(({ startsOn }) => startsOn === '2041-01-07')
  expect(await shifts.changesOf(portal, made?.id ?? '')).toEqual(['shiftAssignments.create'])
})
