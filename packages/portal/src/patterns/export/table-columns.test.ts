import { describe, expect, it } from 'vitest'
import type { Column } from '@portal/ui-kit'
import { onePage, pagesOf, tableExport } from './table-columns.ts'

interface Row {
  name: string
  total: number
  at: string
}

const columns: readonly Column<Row>[] = [
  { id: 'name', header: 'Nombre', cell: ({ name }) => name },
  { id: 'state', header: 'Estado', cell: () => null },
  { id: 'total', header: 'Total', cell: ({ total }) => `${String(total)},00` },
  { id: 'at', header: 'Cuándo', hidden: true, cell: ({ at }) => at },
]
const texts = {
  state: ({ name }: Row) => `drawn ${name}`,
  total: { number: ({ total }: Row) => total },
  at: { moment: ({ at }: Row) => at },
}
const row: Row = { name: 'A', total: 7, at: '2026-03-29 23:30:05' }

describe('the export of a table with cells of its own', () => {
  it('has the columns in sight in their order, with what the screen says, and numbers and moments as such', () => {
    const places = columns.map(({ id, hidden = false }) => ({ id, visible: !hidden }))
    const usual = tableExport(columns, places, texts)
    expect(usual.map(({ header }) => header)).toEqual(['Nombre', 'Estado', 'Total'])
    expect(usual.map(({ text }) => text(row))).toEqual(['A', 'drawn A', '7,00'])
    expect(usual[2]?.sheet?.value(row)).toBe(7)
    const chosen = [
      { id: 'at', visible: true },
      { id: 'total', visible: false },
      { id: 'name', visible: true },
      { id: 'state', visible: false },
    ]
    const own = tableExport(columns, chosen, texts)
    expect(own.map(({ header }) => header)).toEqual(['Cuándo', 'Nombre'])
    expect(own[0]?.sheet?.value(row)).toEqual(new Date('2026-03-29T23:30:05Z'))
  })

  it('requests page after page until the last, also of an empty list', async () => {
    const asked: (string | undefined)[] = []
    const pages = pagesOf(({ after, perPage }) => {
      const page = asked.push(after)
      const next = page < 3 ? `behind ${page}` : null
      return Promise.resolve({
        data: [row],
        meta: { currentPage: page, perPage, totalCount: 3, totalPages: 3, next },
      })
    })
    const rows: Row[] = []
    for await (const { data } of pages) rows.push(...data)
    expect(asked).toEqual([undefined, 'behind 1', 'behind 2'])
    expect(rows).toHaveLength(3)
    for await (const { meta } of onePage<Row>([])) expect(meta.totalCount).toBe(0)
  })
})
