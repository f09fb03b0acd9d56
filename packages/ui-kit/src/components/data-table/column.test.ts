import { describe, expect, it } from 'vitest'
import { shownColumns, widthVars, type Column } from './column.ts'

const columns: Column<string>[] = [
  { id: 'name', header: 'Name', cell: (row) => row, rowHeader: true },
  { id: 'team', header: 'Team', cell: (row) => row },
  { id: 'email', header: 'E-mail', cell: (row) => row, hidden: true },
]
const ids = (shown: ReturnType<typeof shownColumns<string>>) => shown.map(({ column }) => column.id)
const place = (id: string) => ({ id, visible: true, pin: null, width: null })

describe('the columns of a table', () => {
  it('are those that are not hidden, until the reader chooses others', () => {
    expect(ids(shownColumns(columns, undefined))).toEqual(['name', 'team'])
    expect(ids(shownColumns(columns, [place('email'), place('name'), place('team')]))).toEqual([
      'email',
      'name',
      'team',
    ])
  })

  it('are at the side to which they are pinned', () => {
    const layout = [{ ...place('name'), pin: 'end' as const }, place('team')]
    expect(ids(shownColumns(columns, layout))).toEqual(['team', 'name'])
    expect(
      ids(shownColumns(columns.with(1, { id: 'team', header: '', cell: () => '', pin: 'start' }), [])),
    ).toEqual(['team', 'name'])
  })

  it('are as wide as the reader made them', () => {
    const shown = shownColumns(columns, [place('name'), { ...place('team'), width: 180 }])
    expect(widthVars(shown)).toEqual({ '--portal-table-width-1': '180px' })
    expect(shown[1]?.style).toEqual({ '--portal-table-width': 'var(--portal-table-width-1)' })
  })

  it('scroll past the row header, which stays at any position', () => {
    const [team, name] = shownColumns(columns, [place('team'), place('name')])
    expect([team?.pin, name?.column.id, name?.pin]).toEqual([null, 'name', 'start'])
  })
})
