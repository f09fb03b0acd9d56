import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { waitLimit } from '#testing/wait-limit.ts'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { tokensOf } from '#testing/wire.ts'
import { refusalOf } from '#testing/refusals.ts'
import { csvFile, goodRows, made, template, usualColumns, usualHeader } from './testing/scenario.ts'

let server: TestServer
let portal: Portal
const folder = mkdtempSync(path.join(tmpdir(), 'portal-files-'))

beforeAll(async () => {
  server = await startServer({ env: { PORTAL_DATA_DIR: folder, PORTAL_UPLOAD_MEGABYTES: '1' } })
  portal = await signedIn(server, 'admin')
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

/** The files in the store, including partial ones. */
function stored(): string[] {
  return readdirSync(path.join(folder, 'blobs'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
}

describe('recordsFile.create', () => {
  it('CAR-2.1 CAR-2.3 CAR-2.4 CAR-2.5 analyses the file: encoding, delimiter, header, columns, records', async () => {
    const file = await portal.recordsFile.create(csvFile(usualHeader + goodRows(10, 3)))
    expect(file).toMatchObject({
      name: 'clientes.csv',
      state: 'analyzed',
      sameContentAs: null,
      suggestedMapping: null,
    })
    expect(file.createdBy.displayName).not.toBe('')
    expect(file.analysis).toMatchObject({
      encoding: 'utf-8',
      delimiter: ';',
      hasHeader: true,
      recordCount: 3,
      warnings: [],
    })
    expect(file.analysis.columns[1]).toEqual({
      index: 1,
      header: 'NOMBRE',
      samples: ['María Núñez 10', 'María Núñez 11', 'María Núñez 12'],
    })
  })

  it('names the earlier file with the same content, even under another name', async () => {
    const content = usualHeader + goodRows(20, 2)
    const first = await portal.recordsFile.create(csvFile(content, 'uno.csv'))
    const again = await portal.recordsFile.create(csvFile(content, 'dos.csv'))
    expect(again.sameContentAs).toBe(first.id)
    expect(again.sha256).toBe(first.sha256)
    expect(again.analysis.warnings).toContain('same_content')
  })

  it('CAR-12.1 check 48: refuses a file over the limit while it comes, and keeps nothing of it', async () => {
    const before = stored()
    const large = csvFile(usualHeader + goodRows(1, 60_000))
    expect(await refusalOf(portal.recordsFile.create(large))).toEqual({
      status: 413,
      codes: { file: ['file_size_out_of_range'] },
    })
    // Without a declared length the limit is checked while reading.
    const unannounced = await fetch(`${server.url}/services/laia/records-file`, {
      method: 'POST',
      headers: { authorization: await bearer(), 'content-type': 'multipart/form-data; boundary=x' },
      body: multipart(large, 'x'),
      duplex: 'half',
    } as RequestInit)
    expect(unannounced.status).toBe(413)
    expect(stored()).toEqual(before)
  })

  it.each([
    ['a program called .csv', 'prog.csv', Buffer.from([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0])],
    ['a spreadsheet', 'libro.csv', Buffer.from([0x50, 0x4b, 3, 4, 20, 0])],
    ['a spreadsheet by its name', 'libro.xlsx', Buffer.from('a;b\n1;2\n')],
    ['a name without extension', 'clientes', Buffer.from('a;b\n1;2\n')],
    ['a picture by its declaration', 'clientes.csv', Buffer.from('a;b\n1;2\n'), 'image/svg+xml'],
    ['a page by its declaration', 'clientes.txt', Buffer.from('a;b\n1;2\n'), 'text/html; charset=utf-8'],
    ['what is called and declared otherwise', 'clientes.tsv', Buffer.from('a;b\n1;2\n'), 'text/csv'],
    ['a PDF declared as text', 'clientes.csv', Buffer.from('%PDF-1.7\n'), 'text/csv'],
  ])('check 49: refuses %s and keeps nothing of it', async (_what, name, bytes, type = '') => {
    const before = stored()
    expect(await refusalOf(portal.recordsFile.create(csvFile(bytes, name, type)))).toEqual({
      status: 415,
      codes: { file: ['content_type_invalid'] },
    })
    expect(stored()).toEqual(before)
  })

  it.each([
    ['clientes.csv', 'text/csv'],
    ['CLIENTES.CSV', 'application/vnd.ms-excel'],
    ['clientes.csv', 'text/csv; charset=windows-1252'],
    ['clientes.txt', 'text/plain'],
    ['clientes.tsv', 'text/tab-separated-values'],
  ])('check 49: takes %s as %s, as browsers declare it', async (name, type) => {
    const file = await portal.recordsFile.create(csvFile('a;b\nx;y\n', name, type))
    expect(file.name).toBe(name)
  })

  it('refuses an empty file as blank', async () => {
    expect(await refusalOf(portal.recordsFile.create(csvFile('')))).toEqual({
      status: 422,
      codes: { file: ['blank'] },
    })
  })

  it.each([
    ['../../x\u202Evsc.csv', 'xvsc.csv'],
    ['C:\\datos\\x.csv', 'x.csv'],
    ['/etc/x.csv', 'x.csv'],
    ['a\tb\u0085.csv', 'ab.csv'],
    ['"; x="y.csv', '%22; x=%22y.csv'],
    ['año 👍 %00.csv', 'año 👍 %00.csv'],
    [`${'x'.repeat(400)}.csv`, `${'x'.repeat(251)}.csv`],
  ])('check 45 check 50: never lets a name reach the disk or a path: %j', async (name, shown) => {
    const file = await portal.recordsFile.create(csvFile('a;b\nx;y\n', name))
    expect((await portal.recordsFile.show(file.id)).name).toBe(shown)
    expect(stored().every((key) => /^[0-9a-f-]{36}$/.test(key))).toBe(true)
  })
})

describe('recordsFile.show', () => {
  it('CAR-3.1 suggests a mapping for a template', async () => {
    const { id: templateId } = await template(portal)
    const file = await portal.recordsFile.create(
      csvFile(`NIF;TLF;NOMBRE\n${'99999901H;600000001;Ana\n'.repeat(2)}`),
    )
    const shown = await portal.recordsFile.show(file.id, { templateId })
    expect(shown.suggestedMapping).toEqual({ document: 0, name: 2, phone: 1, amount: null, date: null })
  })

  it('CAR-3.3 remembers how the last file of the template was mapped', async () => {
    const { id: templateId } = await template(portal)
    const content = 'X1;X2\n99999901H;Ana\n'
    const first = await portal.recordsFile.create(csvFile(content))
    await portal.recordsFile.import(first.id, { templateId, mapping: { document: 0, name: 1 } })
    const second = await portal.recordsFile.create(csvFile(`X2;X1\nAna;99999901H\n`))
    const shown = await portal.recordsFile.show(second.id, { templateId })
    expect(shown.suggestedMapping).toMatchObject({ document: 1, name: 0 })
  })
})

describe('a column that is called as what every object has', () => {
  it('check 46: is mapped like any other, and lacks its source where the file has none', async () => {
    const named = { name: 'constructor', label: 'Constructor', required: true }
    const columns = usualColumns.map((column) => (column.name === 'name' ? { ...column, ...named } : column))
    const { id: templateId } = await template(portal, { columns })
    const lacking = await portal.recordsFile.create(csvFile('X1;X2\n1;2\n'))
    const shown = await portal.recordsFile.show(lacking.id, { templateId })
    expect(Object.entries(shown.suggestedMapping ?? {})).toContainEqual(['constructor', null])
    const refusal = await refusalOf(portal.recordsFile.import(lacking.id, { templateId }))
    expect(refusal.codes['mapping.constructor']).toEqual(['blank'])
    const having = await portal.recordsFile.create(csvFile('Documento;Constructor\n99999901H;Obras\n'))
    const mapped = await portal.recordsFile.show(having.id, { templateId })
    expect(Object.entries(mapped.suggestedMapping ?? {})).toContainEqual(['constructor', 1])
  })
})

describe('recordsFile.index', () => {
  it('filters by state and finds by name', async () => {
    const { id: templateId } = await template(portal)
    await made(portal, templateId, usualHeader + goodRows(30, 1), 'búscame.csv')
    await portal.recordsFile.create(csvFile('a;b\nx;y\n', 'búscame también.csv'))
    const found = async (state: ('analyzed' | 'imported')[]) =>
      (await portal.recordsFile.index({ search: 'BUSCAME', state, sort: 'name' })).data.map(
        (file) => file.name,
      )
    expect(await found(['imported'])).toEqual(['búscame.csv'])
    expect(await found(['analyzed'])).toEqual(['búscame también.csv'])
    expect(await found(['analyzed', 'imported'])).toHaveLength(2)
  })
})

describe('recordsFile.patch', () => {
  it('CAR-2.8 reads the file again as the person says', async () => {
    const file = await portal.recordsFile.create(csvFile('uno;dos\ntres;cuatro\n'))
    const patched = await portal.recordsFile.patch(file.id, { hasHeader: false, delimiter: ',' })
    expect(patched.analysis).toMatchObject({ hasHeader: false, delimiter: ',', recordCount: 2 })
    expect(patched.analysis.preview).toEqual([['uno;dos'], ['tres;cuatro']])
  })

  it('is refused once a load was made of it', async () => {
    const { id: templateId } = await template(portal)
    const { recordsFileId } = await made(portal, templateId, usualHeader + goodRows(40, 1))
    expect(await refusalOf(portal.recordsFile.patch(recordsFileId, { hasHeader: false }))).toEqual({
      status: 409,
      codes: { state: ['invalid'] },
    })
  })
})

describe('recordsFile.import', () => {
  it('answers a load that waits to be started, with the version of its template', async () => {
    const { id: templateId, name } = await template(portal)
    const file = await portal.recordsFile.create(csvFile(usualHeader + goodRows(50, 4)))
    const load = await portal.recordsFile.import(file.id, { templateId, name: 'Enero' })
    expect(load).toMatchObject({ name: 'Enero', state: 'created', total: 4, processed: 0, round: 1 })
    expect(load).toMatchObject({
      templateName: name,
      templateVersion: 1,
      fileName: 'clientes.csv',
      failure: null,
    })
    expect((await portal.recordsFile.show(file.id)).state).toBe('imported')
  })

  it('refuses a required column without a source, and a mapping to nowhere', async () => {
    const { id: templateId } = await template(portal)
    const file = await portal.recordsFile.create(csvFile('ALGO;OTRA\n1;2\n'))
    expect(await refusalOf(portal.recordsFile.import(file.id, { templateId }))).toEqual({
      status: 422,
      codes: { 'mapping.document': ['blank'], 'mapping.name': ['blank'] },
    })
    const mapping = { document: 0, name: 7, unknown: 1 }
    expect(await refusalOf(portal.recordsFile.import(file.id, { templateId, mapping }))).toEqual({
      status: 422,
      codes: { 'mapping.name': ['inclusion'], 'mapping.unknown': ['inclusion'] },
    })
  })

  it('refuses a file with a header and nothing else', async () => {
    const { id: templateId } = await template(portal)
    const file = await portal.recordsFile.create(csvFile(usualHeader))
    expect(file.analysis.recordCount).toBe(0)
    expect(await refusalOf(portal.recordsFile.import(file.id, { templateId }))).toEqual({
      status: 422,
      codes: { file: ['blank'] },
    })
  })

  it('makes one load of a file, however often it is asked at once', async () => {
    const { id: templateId } = await template(portal)
    const file = await portal.recordsFile.create(csvFile(usualHeader + goodRows(60, 1)))
    const asked = Array.from({ length: 5 }, () => portal.recordsFile.import(file.id, { templateId }))
    const results = await Promise.allSettled(asked)
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
    const refused = results.filter((result) => result.status === 'rejected')
    expect(refused.map(({ reason }) => (reason as { status: number }).status)).toEqual([409, 409, 409, 409])
  })
})

describe('recordsFile.destroy', () => {
  it('discards the file and its bytes, unless a load uses it', async () => {
    const before = stored().length
    const file = await portal.recordsFile.create(csvFile('a;b\nx;y\n'))
    await portal.recordsFile.destroy(file.id)
    expect((await refusalOf(portal.recordsFile.show(file.id))).status).toBe(404)
    await expect.poll(() => stored().length, waitLimit).toBe(before)
    const { id: templateId } = await template(portal)
    const { recordsFileId } = await made(portal, templateId, usualHeader + goodRows(70, 1))
    expect(await refusalOf(portal.recordsFile.destroy(recordsFileId))).toEqual({
      status: 409,
      codes: { id: ['referenced'] },
    })
  })
})

async function bearer(): Promise<string> {
  const { accessToken } = await tokensOf(server, 'admin')
  return `Bearer ${accessToken}`
}

/** A body of unknown length. */
function multipart(file: File, boundary: string): ReadableStream<Uint8Array> {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${file.name}"\r\n\r\n`
  return new Blob([head, file, `\r\n--${boundary}--\r\n`]).stream()
}
