import type { Page } from '@portal/sdk'
import { streamXlsxRows } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { wallTime, type ExportColumn } from './export-columns.ts'
import { exportRows } from './export-rows.ts'

interface Row {
  readonly name: string
  readonly phone: string
  readonly price: number | null
  readonly at: string
}

const lucia: Row = { name: 'Lucía Núñez', phone: '+34600000001', price: 1234.5, at: '2026-03-29 23:30:05' }
const formula: Row = { name: '=1+1', phone: '00034', price: -3, at: '2026-10-25 02:59:59' }
const signs: Row = { name: 'a<b>&"c"\n\u0001日本', phone: '', price: null, at: '—' }

const columns: readonly ExportColumn<Row>[] = [
  { header: 'Nombre', text: ({ name }) => name },
  { header: 'Teléfono', text: ({ phone }) => phone },
  {
    header: 'Importe',
    text: ({ price }) => String(price ?? ''),
    sheet: { kind: 'number', value: ({ price }) => price },
  },
  { header: 'Fecha', text: ({ at }) => at, sheet: { kind: 'dateTime', value: ({ at }) => wallTime(at) } },
]

async function* pagesOf(...pages: Row[][]): AsyncGenerator<Page<Row>> {
  for (const [index, data] of pages.entries()) {
    await Promise.resolve()
    yield { data, meta: { currentPage: index + 1, perPage: 2, totalCount: 3, totalPages: pages.length } }
  }
}

const list = (pages: AsyncIterable<Page<Row>>, onShare: (share: number) => void = () => undefined) => ({
  title: 'Campos: todos/ninguno [2026] y algunas cosas más',
  language: 'es',
  pages,
  columns,
  onShare,
  madeAt: '',
})

async function sheetOf(file: Blob) {
  const rows = []
  for await (const { values } of streamXlsxRows(await file.arrayBuffer())) rows.push(values)
  return rows
}

test('all pages go into the file, and progress is reported', async () => {
  const shares: number[] = []
  const pages = pagesOf([lucia], [formula])
  const file = await exportRows({ ...list(pages, (share) => shares.push(share)), format: 'csv' })
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer())
  expect(text).toBe(
    '\uFEFFNombre;Teléfono;Importe;Fecha\r\n' +
      'Lucía Núñez;+34600000001;1234.5;2026-03-29 23:30:05\r\n' +
      "'=1+1;00034;-3;2026-10-25 02:59:59\r\n",
  )
  expect(shares).toEqual([0.5, 1])
})

test('in a workbook numbers are numbers, moments are moments, and all else is text', async () => {
  const file = await exportRows({ ...list(pagesOf([lucia, formula], [signs])), format: 'xlsx' })
  expect(await sheetOf(file)).toEqual([
    ['Nombre', 'Teléfono', 'Importe', 'Fecha'],
    ['Lucía Núñez', '+34600000001', 1234.5, new Date('2026-03-29T23:30:05Z')],
    ['=1+1', '00034', -3, new Date('2026-10-25T02:59:59Z')],
    [signs.name, '', null, null],
  ])
})

test('a text longer than Excel takes is cut, not the file refused', async () => {
  const long = { ...lucia, name: 'x'.repeat(40_000) }
  const rows = await sheetOf(await exportRows({ ...list(pagesOf([long])), format: 'xlsx' }))
  expect(String(rows[1]?.[0])).toHaveLength(32_767)
})

test.each(['csv', 'xlsx'] as const)('what breaks off the reading breaks off the file: %s', async (format) => {
  async function* broken(): AsyncGenerator<Page<Row>> {
    yield* pagesOf([lucia])
    throw new DOMException('cancelled', 'AbortError')
  }
  await expect(exportRows({ ...list(broken()), format })).rejects.toThrow('cancelled')
})
