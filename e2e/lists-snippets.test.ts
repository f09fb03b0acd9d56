import { randomInt, randomUUID } from 'node:crypto'
import type { Portal } from '@portal/sdk'
import { startServer, type TestServer } from '@portal/server/testing'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import * as blacklists from '../examples/snippets/blacklists.ts'
import * as anonymisation from '../examples/snippets/anonymisation.ts'
import * as downloads from '../examples/snippets/downloads.ts'
import * as filters from '../examples/snippets/filters.ts'
import { byPassword } from '../examples/snippets/signing-in.ts'

let server: TestServer
let portal: Portal

beforeAll(async () => {
  server = await startServer()
  portal = await byPassword(server.url, 'admin', 'demo-Portal-2026')
})
afterAll(async () => {
  vi.restoreAllMocks()
  await server.close()
})

const templateNamed = async (name: string) => {
  const { data } = await portal.templates.index({ search: name })
  return data[0]?.id ?? ''
}

it('the snippets of the guide about blacklists refuse calls, load entries and hand out a copy', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { id } = await portal.blacklists.create({ name: `Lista ${randomUUID()}`, layer: 'corporate' })
  const number = `6${String(randomInt(1e8)).padStart(8, '0')}`
  expect(await blacklists.isOnAnyList(portal, number)).toBe(false)
  await blacklists.refuseCalls(portal, id, number)
  expect(await blacklists.isOnAnyList(portal, `+34 ${number}`)).toBe(true)
  const file = new File([`telefono\n6${String(randomInt(1e8)).padStart(8, '0')}\n`], `${randomUUID()}.csv`)
  const { id: fileId } = await portal.recordsFile.create(file)
  const load = await blacklists.loadEntries(portal, fileId, await templateNamed('Lista negra'), id)
  expect(load.blacklist).toMatchObject({ id })
  const { salt, file: copy } = await blacklists.copyFor(portal, id, 'Contacta Norte')
  expect(salt).not.toBe('')
  expect(copy).not.toContain(number)
})

it('the snippet of the guide about filters counts whom a filter finds', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  await filters.whoOwesMuch(portal, await templateNamed('Recobro estándar'))
  expect(log.mock.calls[0]?.[0]).toMatch(/^\d+ of [1-9]\d*$/)
})

it('the snippets of the guides about downloads and anonymisation take a list and tell what is due', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const file = await downloads.takeList(portal, 'Impago temprano y alto')
  expect((await file.text()).split('\r\n').length).toBeGreaterThan(1)
  log.mockClear()
  await anonymisation.whatIsDue(portal, 'Bajas al año')
  expect(log.mock.calls[0]?.[0]).toMatch(/^\d+ records are due, \d+ are held$/)
})
