import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '#testing/portals.ts'
import { seen } from '#testing/seen.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { tokensOf } from '#testing/wire.ts'
import { refusalOf } from '#testing/refusals.ts'
import {
  csvFile,
  dni,
  ended,
  errorsOf,
  goodRows,
  linesOf,
  loaded,
  made,
  template,
  usualHeader,
} from './testing/scenario.ts'

let server: TestServer
let portal: Portal
let templateId: string
let next = 0

beforeAll(async () => {
  server = await startServer()
  portal = await signedIn(server, 'admin')
  templateId = (await template(portal)).id
})
afterAll(() => server.close())

/** Unique valid rows. */
function fresh(howMany: number): string {
  next += howMany
  return goodRows(10_000_000 + next - howMany, howMany)
}

describe('loads.errors', () => {
  it('CAR-4.1 CAR-7.1 lists every error of every rejected row, paged and filtered', async () => {
    const content = `${usualHeader}x;;123;abc;31/02/2026\n${fresh(1)}${dni(1)};Ana;600000000;;\n`
    const { id } = await loaded(portal, templateId, content)
    expect(await errorsOf(portal, id)).toEqual([
      [2, 'document', 'invalid'],
      [2, 'name', 'blank'],
      [2, 'phone', 'invalid'],
      [2, 'amount', 'not_number'],
      [2, 'date', 'invalid'],
      [4, 'phone', 'invalid'],
    ])
    const phones = await portal.loads.errors(id).index({ field: 'phone', perPage: 1, page: 2 })
    expect(phones.data).toMatchObject([{ row: 4, header: 'TELEFONO', code: 'invalid', value: '600000000' }])
    expect(phones.meta).toEqual({ currentPage: 2, perPage: 1, totalCount: 2, totalPages: 2, next: null })
    expect((await portal.loads.errors(id).index({ code: 'blank' })).data).toHaveLength(1)
  })

  it('are cut into pages between the errors of a row, too, and nothing is lost or twice', async () => {
    const { id: own } = await template(portal)
    const rows = Array.from({ length: 9 }, (_, at) => `${at};Ana;${at % 2 === 0 ? 'abc' : ''};zz;\n`).join('')
    const { id } = await loaded(portal, own, usualHeader + rows)
    const whole = (await portal.loads.errors(id).index({ perPage: 100 })).data
    expect(whole).toHaveLength(9 * 2 + 5)
    for (const perPage of [1, 2, 7]) {
      const cut = await portal.loads.errors(id).list({ perPage }).toArray()
      expect(cut).toEqual(whole)
    }
    const beyond = await portal.loads.errors(id).index({ perPage: 100, page: 2 })
    expect(beyond).toMatchObject({ data: [], meta: { totalCount: whole.length, totalPages: 1 } })
  })
})

describe('loads.exportErrors', () => {
  it('CAR-7.2 CAR-7.3 gives the rejected rows back as they came, with row and reason, ready to be mended and uploaded', async () => {
    const content = `${usualHeader}${fresh(1)}${dni(2)};"Gómez; ""Ana""";12;abc;\n`
    const { id } = await loaded(portal, templateId, content)
    const lines = await linesOf(portal.loads.exportErrors(id))
    expect(lines).toEqual([
      'DOCUMENTO;NOMBRE;TELEFONO;IMPORTE;FECHA;FILA;ERROR',
      `${dni(2)};"Gómez; ""Ana""";12;abc;;3;TELEFONO: invalid / IMPORTE: not_number`,
    ])
    const mended = lines.join('\r\n').replace(';12;abc;', ';600000012;3;')
    expect(await loaded(portal, templateId, mended)).toMatchObject({
      total: 1,
      created: 1,
      state: 'completed',
    })
  })
})

describe('loads.export', () => {
  it('CAR-8.1 CAR-8.2 writes the chosen columns, and keeps who took them', async () => {
    const { id } = await loaded(
      portal,
      templateId,
      `${usualHeader}${dni(3)};Núñez;600000003;-1.234,50;1/2/26\n`,
    )
    expect(await linesOf(portal.loads.export(id))).toEqual([
      'Documento;Nombre;Teléfono;Importe;Fecha',
      `${dni(3)};Núñez;+34600000003;"-1234,50";2026-02-01`,
    ])
    expect(await linesOf(portal.loads.export(id, { columns: ['amount', 'name'], delimiter: ',' }))).toEqual([
      'Importe,Nombre',
      '"-1234,50",Núñez',
    ])
    const taken = await server.server.kernel.database.db
      .selectFrom('auditEvents')
      .select('subject')
      .where('act', '=', 'loads.export')
      .execute()
    expect(taken).toContainEqual({ subject: id })
  })

  it('check 56: is a file to save, which no browser takes for a page', async () => {
    const { id } = await loaded(portal, templateId, usualHeader + fresh(1))
    const { accessToken } = await tokensOf(server, 'admin')
    const { headers } = await fetch(`${server.url}/services/laia/loads/${id}/records/export`, {
      headers: { 'x-session-token': accessToken },
    })
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename=/)
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('check 45: is named after the load, of which nothing reaches the header as it came', async () => {
    const { id: file } = await portal.recordsFile.create(csvFile(usualHeader + fresh(1)))
    const asked = '../..\\a\r\nSet-Cookie: x=y; "\u202Evsc\t\u0085%00*ñ€👍'
    const { id } = await portal.recordsFile.import(file, { templateId, name: `${asked}.csv` })
    await portal.loads.start(id)
    await ended(portal, id)
    const { accessToken } = await tokensOf(server, 'admin')
    const { headers } = await fetch(`${server.url}/services/laia/loads/${id}/records/export`, {
      headers: { 'x-session-token': accessToken },
    })
    const [, ascii, encoded = ''] =
      /^attachment; filename="([\w .()-]+)"; filename\*=UTF-8''([\w.!~%-]+)$/.exec(
        headers.get('content-disposition') ?? '',
      ) ?? []
    expect(headers.get('set-cookie')).toBeNull()
    expect(ascii).toBe('.._.._aSet-Cookie_ x_y_ _vsc_00_____.csv')
    expect(decodeURIComponent(encoded)).toBe('.._.._aSet-Cookie: x=y; "vsc%00*ñ€👍.csv')
    expect((await portal.loads.export(id)).filename).toBe(decodeURIComponent(encoded))
  })

  it('begins with a byte order mark and ends lines with CR LF, so that Excel reads it', async () => {
    const { id } = await loaded(portal, templateId, usualHeader + fresh(1))
    const text = Buffer.from(await (await portal.loads.export(id).blob()).arrayBuffer()).toString('utf8')
    expect(text.startsWith('\uFEFFDocumento;')).toBe(true)
    expect(text.endsWith('\r\n')).toBe(true)
  })

  it('check 53: disarms formulas, and an import takes exactly that apostrophe away again', async () => {
    const names = ['=HYPERLINK("http://x")', '+CMD', '-1+1', '@SUM(1)', '＝1', "''=1", "'hola", 'a;b', '"x"']
    const cells = names.map((name) => `"${name.replaceAll('"', '""')}"`)
    const rows = cells.map((cell, index) => `${dni(100 + index)};${cell};;;\n`).join('')
    const first = await loaded(portal, templateId, usualHeader + rows)
    const lines = await linesOf(portal.loads.export(first.id, { columns: ['document', 'name'] }))
    const written = lines.slice(1).map((line) => line.slice(line.indexOf(';') + 1))
    expect(written).toEqual([
      `"'=HYPERLINK(""http://x"")"`,
      `"'+CMD"`,
      `"'-1+1"`,
      `"'@SUM(1)"`,
      `"'＝1"`,
      `"''=1"`,
      "'hola",
      '"a;b"',
      '"""x"""',
    ])
    const again = await loaded(portal, templateId, lines.join('\r\n'))
    expect(again).toMatchObject({ unchanged: names.length, updated: 0, errors: 0 })
    const plain = await linesOf(portal.loads.export(again.id, { columns: ['name'], formulaGuard: false }))
    expect(plain[2]).toBe('+CMD')
  })

  it('escapes values accepted by an older template, whichever type the column has now', async () => {
    const own = await template(portal)
    const { id } = await loaded(portal, own.id, `${usualHeader}${dni(90)};=1+1;;;\n${dni(91)};;;;\n`)
    const columns = own.columns.map((one) =>
      one.name === 'name' ? { ...one, type: 'decimal' as const } : one,
    )
    await portal.templates.update(own.id, {
      ...(await seen(portal.templates, own.id)),
      name: own.name,
      country: 'ES',
      dateOrder: 'dmy',
      decimalSign: ',',
      columns,
    })
    await portal.loads.restart(id)
    await ended(portal, id)
    expect(await linesOf(portal.loads.export(id, { columns: ['name'] }))).toEqual(['Nombre', `"'=1+1"`])
  })

  it('refuses a column that the template has not', async () => {
    const { id } = await made(portal, templateId, usualHeader + fresh(1))
    expect(await refusalOf(portal.loads.export(id, { columns: ['nobody'] }).text())).toEqual({
      status: 422,
      codes: { columns: ['inclusion'] },
    })
  })
})
