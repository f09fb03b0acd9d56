import { expect, test } from 'vitest'
import type { ExportColumn } from './export-columns.ts'
import { pdfDocument } from './pdf-document.ts'

type Row = readonly [name: string, hours: number]
const name: ExportColumn<Row> = { header: 'Nombre', text: (row) => row[0] }
const hours: ExportColumn<Row> = {
  header: 'Horas',
  text: (row) => `${row[1]} h`,
  sheet: { kind: 'number', value: (row) => row[1] },
}
const made = new Date('2026-11-26T10:00:00Z')
const list = { title: 'Fichajes', language: 'es', madeAt: '2026-11-26 11:00:00' }
const documentOf = (columns: readonly ExportColumn<Row>[], rows: readonly Row[]) =>
  pdfDocument({ ...list, columns }, rows, made)

test('a document has the columns of the screen in their order, numbers at the end of theirs', () => {
  const { blocks, footer, layout } = documentOf([hours, name], [['Ana', 8]])
  expect(blocks).toEqual([
    {
      kind: 'table',
      columns: [
        { header: 'Horas', weight: 5, align: 'end' },
        { header: 'Nombre', weight: 6, align: 'start' },
      ],
      rows: [['8 h', 'Ana']],
    },
  ])
  expect({ footer, layout }).toEqual({ footer: 'Fichajes · 2026-11-26 11:00:00', layout: 'portrait' })
})

test('a column is as wide as most of its texts; one long text does not take the page', () => {
  const rows = [...Array.from({ length: 20 }, (): Row => ['Ana García', 8]), ['x'.repeat(500), 8] as Row]
  const [table] = documentOf([name, hours], rows).blocks
  expect(table).toMatchObject({ columns: [{ weight: 10 }, { weight: 5 }] })
})

test('many columns use a landscape page', () => {
  expect(
    documentOf(
      Array.from({ length: 6 }, () => name),
      [],
    ).layout,
  ).toBe('landscape')
})

test('active filters are printed above the list: a printed page has no filter bar', () => {
  const conditions = ['Período: 01/11/2026 – 30/11/2026', 'Estado: Pendiente']
  const { blocks } = pdfDocument({ ...list, conditions, columns: [name] }, [['Ana', 8]], made)
  expect(blocks[0]).toEqual({ kind: 'paragraph', text: conditions.join(' · ') })
})
