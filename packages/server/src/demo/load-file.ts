import type { RecordsFilesTable } from '#db/schema/records-files.ts'

type Analysis = RecordsFilesTable['analysis']['__select__']

const delimiter = ';'

/** A file as bytes, and the offset of each row. */
export type DemoFile = { bytes: Buffer; lines: readonly string[]; startOf: (index: number) => number }

/** `lines[0]` is the header. Spanish spreadsheets write Windows-1252, which for these words equals Latin-1. */
export function demoFile(
  rows: readonly (readonly string[])[],
  encoding: 'windows-1252' | 'utf-8-bom',
): DemoFile {
  const isUtf8 = encoding === 'utf-8-bom'
  const lines = rows.map((cells) => cells.join(delimiter))
  const encode = (text: string) => Buffer.from(text, isUtf8 ? 'utf8' : 'latin1')
  const mark = isUtf8 ? '\uFEFF' : ''
  const textOf = (some: readonly string[]) => some.map((line) => `${line}\r\n`).join('')
  return {
    bytes: encode(mark + textOf(lines)),
    lines,
    startOf: (index) => encode(mark + textOf(lines.slice(0, index))).length,
  }
}

/** The properties that the server detects in such a file. */
export function analysisOf(rows: readonly (readonly string[])[], encoding: Analysis['encoding']): Analysis {
  const [header = [], ...records] = rows
  return {
    encoding,
    delimiter,
    hasHeader: true,
    ...{ sheets: [], sheet: null, dateOrder: 'dmy' as const, decimalSign: null },
    recordCount: records.length,
    columns: header.map((name, index) => ({ index, header: name, samples: samples(records, index) })),
    preview: records.slice(0, 20).map((cells) => [...cells]),
    warnings: [],
  }
}

function samples(records: readonly (readonly string[])[], index: number): string[] {
  const cells = records.slice(0, 200).map((cells) => cells[index] ?? '')
  return [...new Set(cells.filter((cell) => cell !== ''))].slice(0, 5)
}
