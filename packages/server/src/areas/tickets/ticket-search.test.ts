import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { type Desk, desk } from '#testing/tickets.ts'

let server: TestServer
let admin: Portal
let at: Desk
beforeAll(async () => {
  server = await startServer()
  admin = await signedIn(server)
  at = await desk(admin)
})
afterAll(() => server.close())

/** More than the search looks up by their ids. */
const many = 5001

describe('tickets.index with totals: soon', () => {
  it('finds a word that very many tickets have without counting them first, page after page', async () => {
    const word = `Palabra${crypto.randomUUID().replaceAll('-', '')}`
    const { id } = await at.opened(`${word} corriente`)
    await at.copies(server.server.kernel.database.db, id, many - 1)
    const asked = { search: word, totals: 'soon' as const }
    const first = await admin.tickets.index(asked)
    expect(first.meta).toMatchObject({ hasTotals: false, currentPage: 1, totalCount: 26 })
    const second = await admin.tickets.index({ ...asked, after: first.meta.next ?? '' })
    expect(second.meta).toMatchObject({ hasTotals: false, currentPage: 2, totalCount: 51 })
    const seen = [...first.data, ...second.data].map((row) => row.id)
    expect(new Set(seen).size).toBe(50)
    const { meta } = await admin.tickets.index({ search: word })
    expect(meta).toMatchObject({ totalCount: many })
    expect(meta).not.toHaveProperty('hasTotals')
  })

  it('counts at once what few tickets have', async () => {
    const word = `Rara${crypto.randomUUID().replaceAll('-', '')}`
    await at.opened(`${word} avería`)
    const { meta } = await admin.tickets.index({ search: word, totals: 'soon' })
    expect(meta).toMatchObject({ hasTotals: true, totalCount: 1 })
  })
})
