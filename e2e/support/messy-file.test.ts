import { describe, expect, it } from 'vitest'
import { readCsv } from './csv.ts'
import { messyFile } from './messy-file.ts'
import { kinds } from './messy-kinds.ts'

describe.each(['windows-1252', 'utf-8-bom'] as const)('a messy file in %s', (encoding) => {
  const { csv, header, expected } = messyFile({ rows: 20_000, seed: 7, encoding })
  const rows = readCsv(new TextDecoder(encoding === 'utf-8-bom' ? 'utf-8' : encoding).decode(csv), ';')

  it('is the same for the same seed and another for another', () => {
    expect(messyFile({ rows: 20_000, seed: 7, encoding }).csv.equals(csv)).toBe(true)
    expect(messyFile({ rows: 20_000, seed: 8, encoding }).csv.equals(csv)).toBe(false)
  })

  it('holds as many records as it says, and every one is accounted for', () => {
    const records = rows.slice(1).filter((cells) => cells.some((cell) => cell.trim() !== ''))
    expect(records).toHaveLength(20_000)
    expect(expected.total).toBe(20_000)
    expect(expected.created + expected.duplicated + expected.errors).toBe(expected.total)
  })

  it('has more than forty kinds of mess, each at least once, and blank lines besides', () => {
    const usable = kinds.filter((kind) => encoding === 'utf-8-bom' || kind.onlyUtf8 !== true)
    expect(usable.length).toBeGreaterThan(40)
    expect([...expected.kinds.keys()].sort()).toEqual(usable.map(({ name }) => name).sort())
    expect(rows.length).toBeGreaterThan(20_001)
  })

  it('gives each planted error the number of its row', () => {
    expect(rows[0]).toEqual(header)
    expect(new Set(expected.rejected.map(({ row }) => row)).size).toBe(expected.errors)
    for (const [row, cells] of expected.rejectedCells) expect(rows[row - 1]).toEqual(cells)
  })

  it('stores no document twice, and repeats only documents that it stores', () => {
    const stored = new Set(expected.records.map(({ values }) => values.document))
    expect(stored.size).toBe(expected.created)
    const rejected = new Set(expected.rejectedCells.keys())
    const kept = new Set(expected.records.map(({ row }) => row))
    const repeated = rows.flatMap(([document = '', ...rest], index) =>
      index === 0 ||
      rejected.has(index + 1) ||
      kept.has(index + 1) ||
      rest.every((cell) => cell.trim() === '')
        ? []
        : [document.replace(/[.\-\s]/g, '').toUpperCase()],
    )
    expect(repeated).toHaveLength(expected.duplicated)
    expect(repeated.filter((document) => !stored.has(document))).toEqual([])
  })
})
