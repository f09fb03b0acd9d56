import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writeOds } from 'hucre/ods'
import { writeXlsx } from 'hucre/xlsx'
import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { waitLimit } from '#testing/wait-limit.ts'
import { signedIn } from '#testing/portals.ts'
import { refusalOf } from '#testing/refusals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { zipOf } from '#testing/zips.ts'
import { csvFile, ended, outcomeOf, template } from './testing/scenario.ts'

let server: TestServer
let portal: Portal
const folder = mkdtempSync(path.join(tmpdir(), 'portal-workbooks-'))

beforeAll(async () => {
  server = await startServer({ env: { PORTAL_DATA_DIR: folder } })
  portal = await signedIn(server, 'admin')
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const stored = () =>
  readdirSync(path.join(folder, 'blobs'), { recursive: true, withFileTypes: true }).filter((one) =>
    one.isFile(),
  ).length

const header = ['DOCUMENTO', 'NOMBRE', 'TELEFONO', 'IMPORTE', 'FECHA']
const row = ['99999901H', 'María; "Núñez"', 600000001, 1234.5, new Date('2026-10-28T00:00:00Z')]
const record = '99999901H;"María; ""Núñez""";+34600000001;"1234,50";2026-10-28'
const sheetOf = (name: string, rows: unknown[][]) => ({ name, rows: rows as never })

const part = (body: string) => Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${body}`)
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A handwritten workbook, with features that no writer here supports. */
const handmade = (sheet: string, { strings = '', workbook = '', styles = '' } = {}) =>
  zipOf({
    '[Content_Types].xml': part('<Types/>'),
    'xl/workbook.xml': part(
      `<workbook xmlns:r="${office}">${workbook}<sheets><sheet name="Oculta" sheetId="1" state="hidden" r:id="rId1"/><sheet name="Clientes" sheetId="2" r:id="rId2"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': part(
      `<Relationships><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/a.xml"/><Relationship Id="rId2" Type="${office}/worksheet" Target="/xl/worksheets/b.xml"/><Relationship Id="rId3" Type="${office}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rId4" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    ),
    'xl/sharedStrings.xml': part(`<sst>${strings}</sst>`),
    'xl/styles.xml': part(`<styleSheet>${styles}</styleSheet>`),
    'xl/worksheets/a.xml': part('<worksheet><sheetData><row><c><v>1</v></c></row></sheetData></worksheet>'),
    'xl/worksheets/b.xml': part(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
  })

describe('recordsFile.create with a workbook', () => {
  it('CAR-2.2 CAR-16.1 reads XLSX like CSV, up to its records', async () => {
    const bytes = Buffer.from(await writeXlsx({ sheets: [sheetOf('Clientes', [header, row])] }))
    expect(await outcomeOf(portal, bytes, { name: 'clientes.xlsx' })).toEqual({
      records: [record],
      errors: [],
      warnings: [],
    })
  })

  it('CAR-16.1 reads ODS as well', async () => {
    const bytes = Buffer.from(await writeOds({ sheets: [sheetOf('Clientes', [header, [], row])] }))
    const { records, errors } = await outcomeOf(portal, bytes, { name: 'clientes.ods' })
    expect({ records, errors }).toEqual({ records: [record.replace('1234,50', '1234,50')], errors: [] })
  })

  it('CAR-16.1 shows the sheets, takes the first that people see, and another when asked', async () => {
    const bytes = Buffer.from(
      await writeXlsx({
        sheets: [
          sheetOf('Vacía', []),
          sheetOf('Enero', [['A'], ['x']]),
          sheetOf('Febrero', [['B'], ['y'], ['z']]),
        ],
      }),
    )
    const file = await portal.recordsFile.create(csvFile(bytes, 'meses.xlsx'))
    expect(file.analysis).toMatchObject({
      sheet: 1,
      sheets: ['Vacía', 'Enero', 'Febrero'].map((name) => ({ name, isHidden: false })),
      recordCount: 1,
    })
    const before = stored()
    const other = await portal.recordsFile.patch(file.id, { sheet: 2 })
    expect(other.analysis).toMatchObject({ sheet: 2, recordCount: 2, preview: [['y'], ['z']] })
    expect(await refusalOf(portal.recordsFile.patch(file.id, { sheet: 0 }))).toMatchObject({
      codes: { sheet: ['sheet_missing'] },
    })
    expect(await refusalOf(portal.recordsFile.patch(file.id, { delimiter: ',' }))).toMatchObject({
      codes: { delimiter: ['invalid'] },
    })
    await portal.recordsFile.destroy(file.id)
    await expect.poll(stored, waitLimit).toBeLessThan(before)
  })

  it('CAR-16.2 takes formulas by their value, texts in several fonts whole, days of 1904, and keeps the numbers of rows', async () => {
    const strings =
      '<si><r><t>Ma</t></r><r><rPr><b/></rPr><t xml:space="preserve">ría </t></r><rPh sb="0" eb="1"><t>マ</t></rPh></si><si><t>a_x000A_b &amp; c</t></si>'
    const styles = '<cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>'
    const sheet =
      '<row r="2"><c r="A2" t="inlineStr"><is><t>NOMBRE</t></is></c><c r="B2" t="str"><v>X</v></c><c r="D2" t="str"><v>FECHA</v></c></row>' +
      '<row r="5"><c r="A5" t="s"><v>0</v></c><c r="B5"><f>SUM(1,2)</f><v>3</v></c><c r="D5" s="1"><v>44861</v></c></row>' +
      '<row r="6"><c r="A6" t="s"><v>1</v></c><c r="B6" t="e"><v>#N/A</v></c></row>'
    const bytes = await handmade(sheet, { strings, styles, workbook: '<workbookPr date1904="1"/>' })
    const { analysis } = await portal.recordsFile.create(csvFile(bytes, 'libro.xlsx'))
    expect(analysis).toMatchObject({ sheet: 1, hasHeader: true, recordCount: 2 })
    expect(analysis.sheets[0]).toEqual({ name: 'Oculta', isHidden: true })
    expect(analysis.preview).toEqual([
      ['María ', '3', '', '2026-10-28'],
      ['a\nb & c', '#N/A', '', ''],
    ])
  })

  it('reads the amounts of a workbook right whatever sign the template has', async () => {
    const bytes = Buffer.from(await writeXlsx({ sheets: [sheetOf('Hoja', [header, row])] }))
    const { records } = await outcomeOf(portal, bytes, { name: 'clientes.xlsx', decimalSign: '.' })
    expect(records[0]).toContain('1234.5')
  })
})

describe('a workbook that is not read', () => {
  const compound = (name: string) => {
    const bytes = Buffer.alloc(1024)
    Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes)
    bytes.writeUInt16LE(9, 30)
    Buffer.from(name, 'utf16le').copy(bytes, 512)
    return bytes
  }

  it.each<[string, string, () => Buffer | Promise<Buffer>, number, string]>([
    ['is encrypted', 'a.xlsx', () => compound('EncryptedPackage'), 422, 'file_encrypted'],
    ['is of the old format', 'a.xls', () => compound('Workbook'), 415, 'file_outdated'],
    ['breaks off', 'a.xlsx', async () => (await handmade('<row/>')).subarray(0, 400), 422, 'file_damaged'],
    ['has broken parts', 'a.xlsx', () => handmade('<row><c r="A1"><v>1</v'), 422, 'file_damaged'],
    ['declares types', 'a.xlsx', () => handmade('<!DOCTYPE x [<!ENTITY a "b">]>'), 422, 'file_damaged'],
    ['is another archive', 'a.ods', () => zipOf({ 'a.txt': Buffer.from('a') }), 422, 'sheet_missing'],
    ['is text', 'a.xlsx', () => Buffer.from('a;b\n1;2\n'), 415, 'content_type_invalid'],
    ['is empty', 'a.xlsx', () => Buffer.alloc(0), 422, 'blank'],
    [
      'unpacks to a multiple',
      'a.xlsx',
      () => zipOf({ '[Content_Types].xml': Buffer.alloc(20 << 20) }),
      413,
      'unpacked_size_out_of_range',
    ],
    [
      'has a cell far to the right',
      'a.xlsx',
      () => handmade('<row r="1"><c r="XFD1"><v>1</v></c></row>'),
      413,
      'unpacked_size_out_of_range',
    ],
  ])(
    'CAR-16.3 says what is wrong when it %s, and keeps nothing',
    async (_what, name, bytes, status, code) => {
      const before = stored()
      const file = csvFile(await bytes(), name)
      expect(await refusalOf(portal.recordsFile.create(file))).toEqual({ status, codes: { file: [code] } })
      expect(stored()).toBe(before)
    },
  )

  it('CAR-16.3 unpacks at most the declared size of an archive', async () => {
    const bytes = await handmade(`<row r="1"><c><v>${'1'.repeat(100_000)}</v></c></row>`)
    const name = Buffer.from('xl/worksheets/b.xml')
    // In the central directory the size is 22 bytes before the name.
    const at = bytes.lastIndexOf(name)
    bytes.writeUInt32LE(100, at - 22)
    expect(await refusalOf(portal.recordsFile.create(csvFile(bytes, 'a.xlsx')))).toMatchObject({
      codes: { file: ['file_damaged'] },
    })
  })

  it('never fails otherwise, whichever byte is broken', async () => {
    const whole = Buffer.from(await writeXlsx({ sheets: [sheetOf('Hoja', [header, row])] }))
    for (let time = 0; time < 40; time += 1) {
      const bytes = Buffer.from(whole)
      randomBytes(8).copy(bytes, Math.floor((bytes.length * time) / 40))
      const answer = await portal.recordsFile
        .create(csvFile(bytes, 'roto.xlsx'))
        .catch((error: unknown) => error)
      expect(answer).not.toMatchObject({ status: 500 })
    }
  })
})

describe('recordsFile.patch', () => {
  it('CAR-2.6 shows the detected order of dates, and loads by the chosen one', async () => {
    const { id: templateId } = await template(portal)
    const content = `${header.join(';')}\n99999901H;Ana;600000001;5,50;05/03/2026\n99999902L;Eva;600000002;6;03/28/2026\n`
    const file = await portal.recordsFile.create(csvFile(content))
    expect(file.analysis.dateOrder).toBe('mdy')
    expect((await portal.recordsFile.patch(file.id, { dateOrder: 'dmy' })).analysis.dateOrder).toBe('dmy')
    expect((await portal.recordsFile.patch(file.id, { dateOrder: 'mdy' })).analysis.dateOrder).toBe('mdy')
    const { id } = await portal.recordsFile.import(file.id, { templateId })
    await portal.loads.start(id)
    expect(await ended(portal, id)).toMatchObject({ created: 2, errors: 0 })
    const lines = (await portal.loads.export(id).text()).split('\r\n')
    expect(lines.slice(1, 3)).toEqual([
      '99999901H;Ana;+34600000001;"5,50";2026-05-03',
      '99999902L;Eva;+34600000002;6;2026-03-28',
    ])
  })
})
