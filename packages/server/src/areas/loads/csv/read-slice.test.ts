import { describe, expect, test } from 'vitest'
import { bufferSource, type ByteSource } from './byte-source.ts'
import { type FileRecord, type Reading, readSlice } from './read-slice.ts'

const reading: Reading = { encoding: 'utf-8', delimiter: ';', hasHeader: false }

async function recordsOf(
  bytes: Buffer,
  sliceBytes: number,
  how: Partial<Reading> = {},
): Promise<FileRecord[]> {
  const records: FileRecord[] = []
  let next = { byte: 0, row: 1 }
  for (;;) {
    const slice = await readSlice(bufferSource(bytes), { ...reading, ...how }, next, { bytes: sliceBytes })
    if (!slice) return records
    expect(slice.next.byte).toBeGreaterThan(next.byte)
    for (const record of slice.records) records.push(record)
    next = slice.next
  }
}

const awkward = 'a;b\r\nMaría;"dos\r\nlíneas; ""x"""\r\n\r\n;;\nñ;5" de alto\n😀;fin\rCR;sola\r\nlast;"q"'

describe('slices', () => {
  test('CAR-12.1 the cut never shows: every slice size yields the same records and row numbers', async () => {
    const bytes = Buffer.from(awkward)
    const whole = await recordsOf(bytes, bytes.length)
    expect(whole.map((record) => record.row)).toEqual([1, 2, 5, 6, 7, 8])
    for (let size = 1; size < bytes.length; size += 1) expect(await recordsOf(bytes, size)).toEqual(whole)
  })

  test('CAR-12.2 a million rows are read row by row, with only a part of the file in memory', async () => {
    const [rows, width, part] = [1_000_000, 16, 1 << 16]
    const line = (row: number) => `${String(row).padStart(7, '0')};Núñez\n`
    expect(Buffer.byteLength(line(0))).toBe(width)
    let most = 0
    /** A virtual file: its content is generated on read. */
    const source: ByteSource = {
      size: rows * width,
      read(from, length) {
        most = Math.max(most, length)
        const first = Math.floor(from / width)
        const last = Math.ceil((from + length) / width)
        const text = Array.from({ length: last - first }, (_, at) => line(first + at)).join('')
        return Promise.resolve(
          Buffer.from(text).subarray(from - first * width, from - first * width + length),
        )
      },
    }
    let next = { byte: 0, row: 1 }
    let read = 0
    let wrong = 0
    for (;;) {
      const slice = await readSlice(source, reading, next, { bytes: part })
      if (!slice) break
      for (const { row, raw } of slice.records) if (raw !== line(row - 1).trimEnd()) wrong += 1
      read += slice.records.length
      next = slice.next
    }
    expect({ read, wrong, next }).toEqual({
      read: rows,
      wrong: 0,
      next: { byte: source.size, row: rows + 1 },
    })
    expect(most).toBe(part)
  })

  test('the same in UTF-16 and Windows-1252', async () => {
    const utf16 = Buffer.from(awkward, 'utf16le')
    const whole = await recordsOf(utf16, utf16.length, { encoding: 'utf-16le' })
    expect(whole).toHaveLength(6)
    for (let size = 2; size < utf16.length; size += 3)
      expect(await recordsOf(utf16, size, { encoding: 'utf-16le' })).toEqual(whole)
    const latin = Buffer.from('a;ñ\r\nb;"x\ny"\r\n', 'latin1')
    for (let size = 1; size < latin.length; size += 1)
      expect((await recordsOf(latin, size, { encoding: 'windows-1252' })).map((one) => one.raw)).toEqual([
        'a;ñ',
        'b;"x\ny"',
      ])
  })

  test('check 54: a row with malformed UTF-8 is unreadable, its neighbours are not', async () => {
    const bytes = Buffer.concat([
      Buffer.from('María;1\nNu'),
      Buffer.from([0xf1]),
      Buffer.from('ez;2\nÁlvaro;3\n'),
    ])
    const records = await recordsOf(bytes, 1000)
    expect(records.map((record) => record.raw)).toEqual(['María;1', null, 'Álvaro;3'])
  })

  test('a row with NUL is unreadable', async () => {
    expect((await recordsOf(Buffer.from('a;b\nx\0;y\n'), 100))[1]).toMatchObject({
      row: 2,
      raw: null,
      shown: 'x;y',
      fault: { code: 'nul_character', column: 0 },
    })
  })

  test('errors of a row are reported with the column where they begin', async () => {
    const bytes = Buffer.concat([
      Buffer.from('a;b\0;c\nMaría;Nu'),
      Buffer.from([0xf1]),
      Buffer.from('ez;3\na;b;"open\na;b;c\n'),
    ])
    expect((await recordsOf(bytes, 1000)).map(({ fault }) => fault)).toEqual([
      { code: 'nul_character', column: 1 },
      { code: 'bytes_invalid', column: 1 },
      { code: 'quote_open', column: 2 },
      undefined,
    ])
    const long = Buffer.from(`a;1\n${'x'.repeat(9)};"${'y'.repeat(1.5 * (1 << 20))}"\n`)
    expect((await recordsOf(long, 1 << 20))[1]?.fault).toEqual({ code: 'record_too_long', column: 1 })
  })

  test('a quote that never closes costs its own line only', async () => {
    const bytes = Buffer.from(`a;1\nb;"open\n${'c;2\n'.repeat(400_000)}`)
    const records = await recordsOf(bytes, 1 << 20)
    expect(records).toHaveLength(400_002)
    expect(records[1]).toMatchObject({ row: 2, raw: null, shown: 'b;"open' })
    expect(records.at(-1)).toMatchObject({ row: 400_002, raw: 'c;2' })
  })

  test('check 55: a line over the limit is one unreadable row, and reading continues after it', async () => {
    const bytes = Buffer.from(`a;1\n${'x'.repeat(9 << 20)}\r\nb;2\n`)
    const records = await recordsOf(bytes, 1 << 20)
    expect(records.map((record) => [record.row, record.raw])).toEqual([
      [1, 'a;1'],
      [2, null],
      [3, 'b;2'],
    ])
    expect(records[1]?.shown.length).toBeLessThanOrEqual(2000)
  })
})
