import { describe, expect, test } from 'vitest'
import { analyse } from './analyse.ts'
import { bufferSource } from './byte-source.ts'

async function analysisOf(content: string | Buffer) {
  const result = await analyse(bufferSource(Buffer.from(content)))
  if (!result.ok) throw new Error(result.code)
  return result.analysis
}

const plain = 'DOCUMENTO;NOMBRE;TELEFONO;IMPORTE;FECHA\n99999901H;María Núñez;600000001;1.234,56;05/03/2026\n'

describe('CAR-2.3 encoding', () => {
  test('UTF-8 is known by its bytes', async () => {
    expect(await analysisOf(plain)).toMatchObject({
      encoding: 'utf-8',
      delimiter: ';',
      hasHeader: true,
      recordCount: 1,
    })
  })

  test('a byte order mark is not glued to the first header', async () => {
    const analysis = await analysisOf(`\uFEFF${plain}`)
    expect(analysis.encoding).toBe('utf-8-bom')
    expect(analysis.columns[0]?.header).toBe('DOCUMENTO')
  })

  test('Windows-1252 keeps ñ and €', async () => {
    const bytes = Buffer.from('NOMBRE;IMPORTE\nMar\xeda N\xfa\xf1ez;\x80 1.234,56\n', 'latin1')
    const analysis = await analysisOf(bytes)
    expect(analysis.encoding).toBe('windows-1252')
    expect(analysis.preview).toEqual([['María Núñez', '€ 1.234,56']])
  })

  test('the euro of ISO-8859-15 reads as ¤ and is warned about', async () => {
    const analysis = await analysisOf(Buffer.from('NOMBRE;IMPORTE\nMar\xeda;\xa4 1.234,56\n', 'latin1'))
    expect(analysis.warnings).toContain('currency_sign')
  })

  test('text encoded twice is warned about', async () => {
    const analysis = await analysisOf('NOMBRE;IMPORTE\nMarÃ­a NÃºÃ±ez;3,00\n')
    expect(analysis.warnings).toContain('double_encoding')
  })

  test('what Excel saves as Unicode text (UTF-16LE, tabs) is read', async () => {
    const analysis = await analysisOf(
      Buffer.from('\uFEFFDOCUMENTO\tNOMBRE\r\n99999901H\tMaría 😀\r\n', 'utf16le'),
    )
    expect(analysis).toMatchObject({ encoding: 'utf-16le', delimiter: '\t', recordCount: 1 })
    expect(analysis.preview).toEqual([['99999901H', 'María 😀']])
  })

  test('one damaged byte among many good letters is damage, not another encoding', async () => {
    const bytes = Buffer.concat([
      Buffer.from(`NOMBRE;CP\n${'María;28013\n'.repeat(50)}Nu`),
      Buffer.from([0xf1]),
      Buffer.from('ez;28013\n'),
    ])
    expect((await analysisOf(bytes)).encoding).toBe('utf-8')
  })
})

describe('CAR-2.4 delimiter', () => {
  test.each([
    [
      ',',
      'DOCUMENTO,NOMBRE,TELEFONO,IMPORTE,FECHA\n99999902L,"Gómez, Ana",600000002,"1.234,56",2026-03-05\n',
    ],
    ['|', 'CURP|NOMBRE|TEL|SALDO\nXXXX900101HDFXXX00|Ana|5500000001|1,234.56\n'],
    ['\t', 'A\tB\tC\n1,5\t2,5\t3,5\n'],
    [';', 'NOMBRE;IMPORTE\nAna;1,5\nEva;2,5\nLuis;3,5\n'],
  ])('%j is found by the most stable number of columns', async (delimiter, content) => {
    expect((await analysisOf(content)).delimiter).toBe(delimiter)
  })

  test('a quoted delimiter does not count', async () => {
    const analysis = await analysisOf('NOMBRE,IMPORTE\n"Gómez, Ana","1.234,56"\n')
    expect(analysis.preview).toEqual([['Gómez, Ana', '1.234,56']])
  })

  test('a line sep=; is obeyed, reported, and not taken for the header', async () => {
    const analysis = await analysisOf(`sep=;\r\n${plain}`)
    expect(analysis.columns[0]?.header).toBe('DOCUMENTO')
    expect(analysis.warnings).toContain('sep_line')
  })
})

describe('header and records', () => {
  test('CAR-2.5 data in the first record means that there is no header', async () => {
    const analysis = await analysisOf('99999901H;María;600000001\n99999902L;Ana;600000002\n')
    expect(analysis).toMatchObject({ hasHeader: false, recordCount: 2 })
    expect(analysis.columns.map((column) => column.header)).toEqual(['A', 'B', 'C'])
  })

  test('equal headers are distinguished', async () => {
    const analysis = await analysisOf('DOCUMENTO;TELEFONO;TELEFONO\n99999901H;1;2\n')
    expect(analysis.columns.map((column) => column.header)).toEqual(['DOCUMENTO', 'TELEFONO', 'TELEFONO 2'])
    expect(analysis.warnings).toContain('duplicate_headers')
  })

  test('a file of old Macintosh line ends, the last line without end, is read whole', async () => {
    expect((await analysisOf('A;B\rx;y\rz;w')).recordCount).toBe(2)
  })

  test('a cell of two lines makes one record', async () => {
    const analysis = await analysisOf(
      'DIRECCION;CP\n"Calle Uno\r\nPiso 2 ""comillas""";28013\nCalle Dos;28014\n',
    )
    expect(analysis.preview).toEqual([
      ['Calle Uno\nPiso 2 "comillas"', '28013'],
      ['Calle Dos', '28014'],
    ])
  })

  test('blank lines and lines of delimiters are no records', async () => {
    expect((await analysisOf('A;B\n\nx;y\n;;;;\n  \nTOTAL;3\n')).recordCount).toBe(2)
  })

  test('a header alone has no records', async () => {
    expect(await analysisOf('DOCUMENTO;NOMBRE\n')).toMatchObject({ hasHeader: true, recordCount: 0 })
  })

  test('rows of other lengths are warned about', async () => {
    expect((await analysisOf('A;B;C\nx;y\nx;y;z\n')).warnings).toContain('ragged_rows')
  })

  test('the preview holds 20 records', async () => {
    expect((await analysisOf(`A;B\n${'x;y\n'.repeat(50)}`)).preview).toHaveLength(20)
  })
})

describe('a file that is not delimited text is refused', () => {
  test.each([
    ['a zip or XLSX', [0x50, 0x4b, 3, 4, 1]],
    ['an old Excel file', [0xd0, 0xcf, 0x11, 0xe0]],
    ['a PDF', [...Buffer.from('%PDF-1.7')]],
    ['a program', [...Buffer.from('MZ'), 0x90, 0, 3, 0]],
    ['a picture', [0x89, 0x50, 0x4e, 0x47]],
    ['bytes with NUL', [65, 59, 66, 0, 10]],
  ])('%s', async (_name, bytes) => {
    expect(await analyse(bufferSource(Buffer.from(bytes)))).toEqual({
      ok: false,
      code: 'content_type_invalid',
    })
  })

  test('an empty file is blank', async () => {
    expect(await analyse(bufferSource(Buffer.alloc(0)))).toEqual({ ok: false, code: 'blank' })
  })
})
