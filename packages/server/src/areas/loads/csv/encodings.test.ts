import { describe, expect, test } from 'vitest'
import { analyse } from './analyse.ts'
import { bufferSource } from './byte-source.ts'
import { readSlice } from './read-slice.ts'

const text = 'DOCUMENTO;NOMBRE\r\n99999901H;María Núñez\r\n99999902L;Ñandú\r\n'
const little = Buffer.from(text, 'utf16le')
const big = Buffer.from(little).swap16()

const analysisOf = async (content: Buffer | string) => {
  const result = await analyse(bufferSource(Buffer.from(content)))
  if (!result.ok) throw new Error(result.code)
  return result.analysis
}

describe('UTF-16', () => {
  test.each([
    ['utf-16le', Buffer.concat([Buffer.from([0xff, 0xfe]), little])],
    ['utf-16be', Buffer.concat([Buffer.from([0xfe, 0xff]), big])],
    ['utf-16le', little],
    ['utf-16be', big],
  ])('CAR-2.3 is read in both orders, with its mark and without: %s', async (encoding, bytes) => {
    const found = await analysisOf(bytes)
    expect(found).toMatchObject({ encoding, delimiter: ';', hasHeader: true, recordCount: 2 })
    expect(found.columns.map(({ header }) => header)).toEqual(['DOCUMENTO', 'NOMBRE'])
    expect(found.preview).toEqual([
      ['99999901H', 'María Núñez'],
      ['99999902L', 'Ñandú'],
    ])
  })

  test('a line that is too long to hold is passed over in the other order of bytes, too', async () => {
    const lines = `a;b\n"${'x'.repeat(5 << 20)}\nc;d\n`
    const bytes = Buffer.from(lines, 'utf16le').swap16()
    const reading = { encoding: 'utf-16be', delimiter: ';', hasHeader: false } as const
    const rows: (string | null)[] = []
    let from = { byte: 0, row: 1 }
    for (;;) {
      const slice = await readSlice(bufferSource(bytes), reading, from, { bytes: 1 << 16 })
      if (!slice) break
      rows.push(...slice.records.map(({ raw }) => raw))
      from = slice.next
    }
    expect(rows).toEqual(['a;b', null, 'c;d'])
  })

  test('bytes with zeros that are no UTF-16 are no text', async () => {
    const bytes = Buffer.from('a;b\n\0\0\0\0;c\n')
    expect(await analyse(bufferSource(bytes))).toEqual({ ok: false, code: 'content_type_invalid' })
  })
})

describe('CAR-2.6 the order of dates', () => {
  test.each([
    ['A;F\nx;05/03/2026\ny;28/10/2026\n', 'dmy', []],
    ['A;F\nx;05/03/2026\ny;10/28/2026 09:30\n', 'mdy', []],
    ['A;F\nx;05/03/2026\ny;06-03-26\n', null, []],
    ['A;F\nx;2026-10-28\n', null, []],
    ['A;F\nx;28/10/2026\ny;10/28/2026\n', null, ['mixed_dates']],
    ['A;F\nx;pagos 10/28/2026\n', null, []],
  ])('%j: %s', async (content, dateOrder, warnings) => {
    expect(await analysisOf(content)).toMatchObject({ dateOrder, warnings })
  })
})

describe('a first row of which little is filled in', () => {
  test.each(['0;;;;28/10/2026;', 'Ana;;;;;', ';;Ana;;;'])(
    'CAR-2.5 is a contact and not a header: %s',
    async (first) => {
      const found = await analysisOf(`${first}\n99999901H;Eva;600000001;1;28/10/2026;x\n`)
      expect(found).toMatchObject({ hasHeader: false, recordCount: 2 })
    },
  )

  test('CAR-2.5 is a contact below a header, too', async () => {
    const header = 'DOCUMENTO;NOMBRE;TELEFONO;IMPORTE;FECHA;NOTA'
    expect(await analysisOf(`${header}\n0;;;;28/10/2026;\n`)).toMatchObject({
      hasHeader: true,
      recordCount: 1,
    })
  })
})
