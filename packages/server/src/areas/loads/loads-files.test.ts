import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { refusalOf } from '#testing/refusals.ts'
import { csvFile, goodRows, oneOf, outcomeOf, usualColumns, usualHeader } from './testing/scenario.ts'

let server: TestServer
let portal: Portal

beforeAll(async () => {
  server = await startServer()
  portal = await signedIn(server, 'admin')
})
afterAll(() => server.close())

const usualRow = '99999901H;María Núñez;600000001;1.234,56;05/03/2026\n'
const usualRecord = '99999901H;María Núñez;+34600000001;"1234,56";2026-03-05'

describe('the test files of the handbook', () => {
  it('CAR-2.1 01 UTF-8', async () => {
    expect(await outcomeOf(portal, usualHeader + usualRow)).toEqual({
      records: [usualRecord],
      errors: [],
      warnings: [],
    })
  })

  it('02 with a byte order mark', async () => {
    expect(await outcomeOf(portal, `\uFEFF${usualHeader}${usualRow}`)).toMatchObject({
      records: [usualRecord],
      errors: [],
    })
  })

  it('CAR-2.3 03 Windows-1252 with a euro sign', async () => {
    const bytes = Buffer.from(
      `${usualHeader}99999901H;Mar\xeda N\xfa\xf1ez;600000001;\x80 1.234,56;05/03/2026\n`,
      'latin1',
    )
    expect(await outcomeOf(portal, bytes)).toEqual({ records: [usualRecord], errors: [], warnings: [] })
  })

  it('04 the euro of ISO-8859-15 is warned about, and the amount read', async () => {
    const bytes = Buffer.from(
      `${usualHeader}99999901H;Mar\xeda N\xfa\xf1ez;600000001;\xa4 1.234,56;05/03/2026\n`,
      'latin1',
    )
    expect(await outcomeOf(portal, bytes)).toEqual({
      records: [usualRecord],
      errors: [],
      warnings: ['currency_sign'],
    })
  })

  it('05 text encoded twice stops and asks, and is imported as it is by who says that it is right', async () => {
    const content = usualHeader + usualRow.replace('María', 'MarÃ­a')
    expect(await refusalOf(outcomeOf(portal, content))).toEqual({
      status: 422,
      codes: { file: ['text_odd'] },
    })
    const { records, warnings } = await outcomeOf(portal, content, { acceptsOddText: true })
    expect(records[0]).toContain('MarÃ')
    expect(warnings).toEqual(['double_encoding'])
  })

  it('CAR-2.4 06 commas, with quoted ones inside', async () => {
    const content = `${usualHeader.replaceAll(';', ',')}99999902L,"Gómez, Ana",600000002,"1.234,56",2026-03-05\n`
    expect(await outcomeOf(portal, content)).toMatchObject({
      records: ['99999902L;"Gómez, Ana";+34600000002;"1234,56";2026-03-05'],
      errors: [],
    })
  })

  it('07 pipes and a decimal point', async () => {
    const columns = [usualColumns[1], { ...usualColumns[3], label: 'Saldo' }] as typeof usualColumns
    const { records } = await outcomeOf(
      portal,
      'CURP|NOMBRE|TEL|SALDO\nXXXX900101HDFXXX00|Ana|5500000001|1,234.56\n',
      {
        columns,
        decimalSign: '.',
        name: 'mx.txt',
      },
    )
    expect(records).toEqual(['Ana;1234.56'])
  })

  it('08 a line sep=; is no header', async () => {
    expect(await outcomeOf(portal, `sep=;\n${usualHeader}${usualRow}`)).toEqual({
      records: [usualRecord],
      errors: [],
      warnings: ['sep_line'],
    })
  })

  it('09 line ends of CR alone, the last one missing', async () => {
    const content = (usualHeader + goodRows(1, 3)).replaceAll('\n', '\r').slice(0, -1)
    expect((await outcomeOf(portal, content)).records).toHaveLength(3)
  })

  it('10 a cell of two lines is one record, and the rows behind keep their numbers', async () => {
    const address = '"Calle Uno\nPiso 2 ""comillas"""'
    const { records, errors } = await outcomeOf(portal, `X;N\na;${address}\n;b\n`, {
      columns: oneOf('text', { required: true }),
    })
    expect(records).toEqual([`a;${address}`])
    expect(errors).toEqual([[3, 'x', 'blank']])
  })

  it('11 rows of four and of seven cells are refused, the rest is not', async () => {
    const content = `${usualHeader}${usualRow}99999902L;Ana;600000002;1\n99999903C;Eva;600000003;1;05/03/2026;x;y\n${goodRows(1, 1)}`
    const { records, errors, warnings } = await outcomeOf(portal, content)
    expect(records).toHaveLength(2)
    expect(errors).toEqual([
      [3, null, 'cells_missing'],
      [4, null, 'cells_surplus'],
    ])
    expect(warnings).toEqual(['ragged_rows'])
  })

  it('12 two columns of one name are distinguished', async () => {
    const columns = [
      usualColumns[0],
      usualColumns[2],
      { ...usualColumns[2], name: 'phone2', label: 'Teléfono 2' },
    ] as typeof usualColumns
    const { records, warnings } = await outcomeOf(
      portal,
      'DOCUMENTO;TELEFONO;TELEFONO\n99999901H;600000001;600000002\n',
      {
        columns,
      },
    )
    expect(records).toEqual(['99999901H;+34600000001;+34600000002'])
    expect(warnings).toEqual(['duplicate_headers'])
  })

  it('13 blank lines are nothing; a TOTAL line is refused', async () => {
    const content = `${usualHeader}${usualRow}\n;;;;\nTOTAL;;;12.345,00;\n`
    const { records, errors } = await outcomeOf(portal, content)
    expect(records).toEqual([usualRecord])
    expect(errors).toContainEqual([5, 'document', 'invalid'])
  })

  it('24 check 49: a workbook named .csv is refused as a workbook', async () => {
    const xlsx = csvFile(Buffer.from('504b030414000600', 'hex'), 'datos.csv')
    expect(await refusalOf(portal.recordsFile.create(xlsx))).toMatchObject({
      status: 415,
      codes: { file: ['content_type_invalid'] },
    })
  })

  it('25e what Excel saves as Unicode text', async () => {
    const bytes = Buffer.from(
      `\uFEFF${usualHeader}${usualRow}`.replaceAll(';', '\t').replaceAll('\n', '\r\n'),
      'utf16le',
    )
    expect(await outcomeOf(portal, bytes, { name: 'unicode.txt' })).toMatchObject({
      records: [usualRecord],
      errors: [],
    })
  })
})
