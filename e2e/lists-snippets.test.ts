import { randomInt, randomUUID } from 'node:crypto'
import type { Portal } from '@portal/sdk'
import { verifyFiltering } from '@portal/sdk/verify'
import { startServer, type TestServer } from '@portal/server/testing'
import { waitLimit } from './sdk/wait-limit.ts'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import * as blacklists from '../examples/snippets/blacklists.ts'
import * as duplicates from '../examples/snippets/duplicates.ts'
import * as anonymisation from '../examples/snippets/anonymisation.ts'
import * as downloads from '../examples/snippets/downloads.ts'
import * as filters from '../examples/snippets/filters.ts'
import * as segments from '../examples/snippets/segments.ts'
import * as serving from '../examples/snippets/serving.ts'
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

it('the snippets of the guide about duplicates search, merge and undo, and keep a rule', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const { id, state } = await duplicates.samePhone(portal, await templateNamed('Bajas de telefonía'))
  expect(state).toBe('ready')
  expect(await duplicates.mergeSurest(portal, id)).toMatchObject({ state: 'pending' })
  expect(await duplicates.afterEachLoad(portal, id, `Regla ${randomUUID()}`)).toMatchObject({ active: true })
})

it('the snippets of the guide about segments compute one and show what has changed since', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const templateId = await templateNamed('Recobro estándar')
  const name = `Segmento ${randomUUID()}`
  const nodes = [{ parent: null, kind: 'group' as const, match: 'all' as const }]
  const { id: filterId } = await portal.filters.create({ name, templateId, nodes })
  const id = await segments.callFirst(portal, filterId, name)
  expect(log.mock.calls.at(-1)?.[0]).toMatch(/^[1-9]\d* of [1-9]\d*$/)
  expect((await portal.segments.result(id)).staleness.changedRecords).toBe(0)
  await segments.isFresh(portal, id)
})

it('the snippets of the guide about serving activate a segment, work the served records, and prove the filtering', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const { segments: known, skills } = await portal.activations.options()
  const segment = known.find(({ name }) => name === 'Recobro tardío')
  const skill = skills.find(({ name }) => name === 'Ventas Telenova')
  const id = await serving.activate(portal, segment?.id ?? '', skill?.id ?? '', `Prueba ${randomUUID()}`)
  await expect.poll(async () => (await portal.activations.show(id)).state, waitLimit).not.toBe('preparing')
  expect(verifyFiltering(await serving.certificate(portal, id)).holds).toBe(true)
  expect(await serving.work(portal, () => Promise.reject(new Error('the administrator has no skill')))).toBe(
    'no_skill',
  )
})

it('the snippets of the guides about downloads and anonymisation download a list and show what is due', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const file = await downloads.takeList(portal, 'Impago temprano y alto')
  expect((await file.text()).split('\r\n').length).toBeGreaterThan(1)
  log.mockClear()
  await anonymisation.whatIsDue(portal, 'Bajas al año')
  expect(log.mock.calls[0]?.[0]).toMatch(/^\d+ records are due, \d+ are held$/)
})
