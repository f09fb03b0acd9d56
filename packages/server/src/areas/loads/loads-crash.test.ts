import { createPortal, type Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '#demo/seed-demo.ts'
import { type ChildServer, dwelling } from '#testing/child-server.ts'
import {
  dni,
  ended,
  errorsOf,
  goodRows,
  linesOf,
  made,
  template,
  until,
  usualHeader,
} from './testing/scenario.ts'

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

describe('loads.start through crashes', () => {
  it('CAR-6.5 a server killed at 10, 50 and 90 % loses no row and takes none twice, rejected ones neither', async () => {
    const total = 60_000
    const half = goodRows(10_000_000, total / 2 - 1)
    const content = `${usualHeader}${half}x;;;;\n${goodRows(20_000_000, total / 2 - 1)}${dni(1)};;;;\n`
    let portal = await signedIn()
    const { id } = await made(portal, (await template(portal)).id, content)
    await portal.loads.start(id)
    for (const part of [0.1, 0.5, 0.9]) {
      const before = await until(portal, id, ({ processed }) => processed >= total * part)
      await server?.kill()
      portal = await signedIn()
      expect((await portal.loads.show(id)).processed).toBeGreaterThanOrEqual(before.processed)
    }
    expect(await ended(portal, id)).toMatchObject({
      state: 'completed_with_errors',
      processed: total,
      created: total - 2,
      duplicated: 0,
      errors: 2,
    })
    expect(await errorsOf(portal, id)).toEqual([
      [total / 2 + 1, 'document', 'invalid'],
      [total / 2 + 1, 'name', 'blank'],
      [total + 1, 'name', 'blank'],
    ])
    const documents = (await linesOf(portal.loads.export(id, { columns: ['document'] }))).slice(1)
    expect(documents).toHaveLength(total - 2)
    expect(new Set(documents).size).toBe(total - 2)
  }, 300_000)
})
