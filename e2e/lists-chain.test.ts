import { createPortal } from '@portal/sdk'
import { startServer, type TestServer } from '@portal/server/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chain } from '../examples/load-csv/chain.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

it('a program takes a messy file to the next record served and back, and its counts sum at every step', async () => {
  const portal = createPortal({ baseUrl: server.url })
  const { userData } = await portal.session.login({ user: 'admin', password: 'demo-Portal-2026' })
  const lines: string[] = []
  await chain(portal, { userId: userData.uid, rows: 1000, calls: 12, log: (line) => lines.push(line) })
  const steps = lines.map((line) => line.split(':')[0])
  expect(steps).toEqual([
    ...['Load', 'Duplicates', 'Duplicates', 'Segment', 'Segment, found', 'Activation'],
    ...['Queue', 'Records tried', 'Certificate', 'Download', 'Taken back', 'Records left'],
  ])
})
