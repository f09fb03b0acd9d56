import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { refusalOf } from '#testing/refusals.ts'
import { employed } from '#testing/employed.ts'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { waitLimit } from '#testing/wait-limit.ts'
import { type RecordLines, writtenAs } from '#db/record-lines.ts'
import { dropFile } from './download-expiry.job.ts'
import { askedLines, copiedLines } from './download-parts.ts'
import { takenOf } from './download-records.queries.ts'
import { contacts, dni, people, six } from './testing/contacts.ts'

let server: TestServer
let portal: Portal
let made: Awaited<ReturnType<typeof contacts>>

beforeAll(async () => {
  server = await startServer()
  portal = await signedIn(server, 'admin')
  made = await contacts(portal, six)
})
afterAll(() => server.close())

type Input = Parameters<Portal['downloads']['create']>[0]
const asking = (input: Partial<Input> = {}): Input => ({
  ...{ templateId: made.templateId, columns: ['code', 'name', 'debt', 'vip'], format: 'csv' },
  ...{ channel: 'phone', reason: 'Campaña de prueba', ...input },
})

async function ended(id: string) {
  await vi.waitUntil(async () => (await portal.downloads.show(id)).finishedAt !== null, waitLimit)
  return portal.downloads.show(id)
}
async function taken(input: Partial<Input> = {}) {
  const { id } = await portal.downloads.create(asking(input))
  const download = await ended(id)
  expect(download).toMatchObject({ state: 'ready', failure: null })
  return { download, text: await (await portal.downloads.file(id)).text() }
}

describe('downloads.create, downloads.show and downloads.file', () => {
  it('LNE-5.1 LNE-5.2 takes what a filter finds, with the chosen columns in each format, by a link that expires', async () => {
    const nodes = [
      { parent: null, kind: 'group' as const, match: 'all' as const },
      { parent: 0, kind: 'number' as const, field: 'debt', operator: 'at_least' as const, value: 900 },
    ]
    const name = `Deuda ${made.mark}`
    const { id: filterId } = await portal.filters.create({ name, templateId: made.templateId, nodes })
    const { download, text } = await taken({ filterId })
    expect(download).toMatchObject({ source: 'filter', sourceName: name, done: 3, total: 3, excluded: 0 })
    expect(text).toBe(
      `CODE;NAME;DEBT;VIP;DESCARGA\r\n1;Ana García;"1500,50";S;${download.mark}\r\n2;Luis Núñez;900;N;${download.mark}\r\n4;Eva Ruiz;1000;N;${download.mark}\r\n`,
    )
    const json = await taken({ filterId, format: 'jsonl', columns: ['debt', 'vip', 'name'] })
    expect(JSON.parse(json.text.split('\n')[0] ?? '')).toEqual({
      ...{ debt: 1500.5, vip: true, name: 'Ana García', descarga: json.download.mark },
    })
    const sheet = await taken({ loadId: made.loadId, format: 'xlsx' })
    expect(sheet.text.startsWith('PK')).toBe(true)
    expect(sheet.download).toMatchObject({
      source: 'load',
      done: 6,
      columns: ['CODE', 'NAME', 'DEBT', 'VIP'],
    })
    const left = Date.parse(download.expiresAt ?? '') - Date.parse(download.finishedAt ?? '')
    expect(left).toBe(24 * 60 * 60_000)
    expect((await portal.downloads.file(download.id)).filename).toMatch(
      new RegExp(`^${name} admin \\d{8}T\\d{4}Z ${download.mark}\\.csv$`),
    )
  })

  it('disarms what a spreadsheet would run, and writes the same bytes with COPY and without', async () => {
    const strange = await contacts(portal, [
      '=1+1;"Ana ""la"" jefa";Temprano;-5,5;05/03/2026;S',
      "'=x;＝SUMA(A1);Medio;1;01/01/2026;N",
      '-12;+34600000000 fijo;;;;',
      '"a;b";@todos;Tardío;1000000;31/12/2025;N',
      '"c,d|e";-;;7,25;;',
    ])
    const columns = ['code', 'name', 'stage', 'debt', 'due', 'vip']
    const { text } = await taken({ templateId: strange.templateId, columns })
    expect(text.split('\r\n')[1]?.slice(0, -9)).toBe(
      `"'=1+1";"Ana ""la"" jefa";Temprano;"-5,50";2026-03-05;S`,
    )
    const { database } = server.server.kernel
    const asked = { columns: columns.map((name) => ({ name, label: name })), templateId: strange.templateId }
    const row = { ...asked, source: 'format', sourceId: null, nodes: null, channel: 'phone' } as const
    const found = await takenOf(database.db, row, '2026-03-05')
    const template = found?.template
    if (found === undefined || template === undefined) throw new Error('no such format')
    for (const isUniform of [true, false]) {
      const lines: RecordLines = {
        columns: template.columns.map(({ name, type }) => ({
          cell: template.cellPositions[name] ?? 0,
          as: writtenAs(type, isUniform, ','),
        })),
        ...{ delimiter: ';', isGuarded: isUniform, mark: 'MARCA' },
      }
      let askedFor = ''
      for await (const { content } of askedLines(
        database,
        { ...found, loads: found.format.loads.values() },
        lines,
      ))
        askedFor += content
      expect(askedFor.split('\r\n')).toMatchObject({ length: 6 })
      if (database.kind === 'pglite') continue
      const copied = await database.session(async ({ copyOut }) => {
        const parts: Buffer[] = []
        if (copyOut !== undefined)
          for await (const { content } of copiedLines({ copyOut }, found.taken, lines)) parts.push(content)
        return Buffer.concat(parts).toString('utf8')
      })
      expect(copied).toBe(askedFor)
    }
  })

  it('LNE-4.2 leaves out whom a blacklist keeps from the channel at that moment, and counts them by list', async () => {
    const templateId = await people(portal, 61_000_000, 4)
    const name = `Bajas ${made.mark}`
    const list = await portal.blacklists.create({ name, layer: 'corporate' })
    const entry = { blacklistId: list.id, reason: 'Lo pide' } as const
    await portal.blacklistEntries.create({ ...entry, kind: 'phone', value: '661000001', channel: 'phone' })
    await portal.blacklistEntries.create({ ...entry, kind: 'phone', value: '661000002', channel: 'sms' })
    await portal.blacklistEntries.create({ ...entry, kind: 'nif', value: dni(61_000_003), channel: 'all' })
    const ask = { templateId, columns: ['document'] }
    const calls = await taken({ ...ask, channel: 'phone' })
    expect(calls.download).toMatchObject({ done: 2, total: 2, excluded: 2 })
    expect(calls.download.exclusions).toMatchObject([
      { blacklistId: list.id, name, layer: 'corporate', rows: 2 },
    ])
    expect(calls.text).not.toContain(dni(61_000_001))
    const messages = await taken({ ...ask, channel: 'sms', format: 'jsonl' })
    expect(messages.download).toMatchObject({ done: 2, excluded: 2 })
    expect(messages.text).toContain(dni(61_000_001))
    expect(messages.text).not.toContain(dni(61_000_002))
  })

  it('refuses columns outside of the format, and a download without a reason', async () => {
    const stranger = made.templateId.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
    const codesOf = async (input: Partial<Input>) =>
      (await refusalOf(portal.downloads.create(asking(input)))).codes
    expect(await codesOf({ templateId: stranger })).toEqual({ templateId: ['inclusion'] })
    expect(await codesOf({ filterId: stranger })).toEqual({ filterId: ['inclusion'] })
    expect(await codesOf({ loadId: stranger })).toEqual({ loadId: ['inclusion'] })
    expect(await codesOf({ columns: ['nada'] })).toEqual({ columns: ['inclusion'] })
    expect(await codesOf({ reason: ' ' })).toHaveProperty('reason')
  })
})

describe('downloads.index, downloads.sources and downloads.cancel', () => {
  it('LNE-5.3 keeps who took what, when and how many rows, for who manages lists; the file is for its person', async () => {
    const one = await employed(server, ['MENU_LISTAS_DESCARGAR'])
    const other = await employed(server, ['MENU_LISTAS_DESCARGAR'])
    const { id, mark } = await one.portal.downloads.create(asking({ reason: `Motivo ${made.mark}` }))
    await ended(id)
    await one.portal.downloads.file(id).text()
    const [found] = (await portal.downloads.index({ search: mark })).data
    expect(found).toMatchObject({
      ...{ id, done: 6, fetches: 1, isOwn: false, reason: `Motivo ${made.mark}` },
      person: { id: one.id, displayName: one.name },
    })
    expect(found?.fetchedAt).not.toBeNull()
    expect((await other.portal.downloads.index()).data).toEqual([])
    expect((await refusalOf(other.portal.downloads.show(id))).status).toBe(404)
    expect((await refusalOf(portal.downloads.file(id))).status).toBe(404)
    const { act, detail } = await server.server.kernel.database.db
      .selectFrom('auditEvents')
      .where('act', '=', 'downloads.file')
      .where('userId', '=', one.id)
      .selectAll()
      .executeTakeFirstOrThrow()
    expect({ act, detail }).toMatchObject({ act: 'downloads.file', detail: { id, mark, rows: 6 } })
    const [source] = (await one.portal.downloads.sources()).filter(
      ({ templateId }) => templateId === made.templateId,
    )
    expect(source?.loads).toHaveLength(1)
    expect((await refusalOf(one.portal.downloads.cancel(id))).status).toBe(409)
  })

  it('is refused without permission, and its file is deleted after its lifetime', async () => {
    const stranger = await employed(server, ['MENU_LISTA_NEGRA'])
    expect((await refusalOf(stranger.portal.downloads.create(asking()))).status).toBe(403)
    const { download } = await taken()
    const { database, jobs } = server.server.kernel
    await database.db
      .transaction()
      .execute((db) => dropFile({ db, jobs }, download.id, ['ready'], { state: 'expired' }))
    expect((await refusalOf(portal.downloads.file(download.id))).status).toBe(409)
    expect(await portal.downloads.show(download.id)).toMatchObject({ state: 'expired', done: 6 })
  })
})
