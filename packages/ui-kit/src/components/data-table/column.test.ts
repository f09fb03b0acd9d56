import { describe, expect, it } from 'vitest'
import { completeSettings, moveSetting, shownColumns, type Column } from './column.ts'

const columns: Column<string>[] = [
  { id: 'name', header: 'Name', cell: (row) => row, rowHeader: true },
  { id: 'team', header: 'Team', cell: (row) => row },
  { id: 'email', header: 'E-mail', cell: (row) => row, hidden: true },
]
const ids = (shown: { id: string }[]) => shown.map(({ id }) => id)

describe('the columns of a table', () => {
  it('are those that are not hidden, until the reader chooses others', () => {
    expect(ids(shownColumns(columns, undefined))).toEqual(['name', 'team'])
    expect(ids(shownColumns(columns, [{ id: 'email', hidden: false }]))).toEqual(['email', 'name', 'team'])
  })

  it('survive a saved choice of a column that no longer exists', () => {
    expect(ids(completeSettings(columns, [{ id: 'gone', hidden: false }]))).toEqual(['name', 'team', 'email'])
  })

  it('always show what names the row', () => {
    expect(ids(shownColumns(columns, [{ id: 'name', hidden: true }]))).toContain('name')
  })

  it('move by one place and stay at the ends', () => {
    const settings = completeSettings(columns, undefined)
    expect(ids(moveSetting(settings, 'team', -1))).toEqual(['team', 'name', 'email'])
    expect(ids(moveSetting(settings, 'name', -1))).toEqual(['name', 'team', 'email'])
  })
})
