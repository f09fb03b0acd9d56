import { describe, expect, it } from 'vitest'
import {
  canMove,
  completeLayout,
  defaultLayout,
  isSameLayout,
  movedBefore,
  movedBy,
  withPlace,
  type ColumnPlace,
  type LayoutColumn,
} from './column-layout.ts'

const columns: LayoutColumn[] = [
  { id: 'name', rowHeader: true },
  { id: 'team' },
  { id: 'email', hidden: true },
  { id: 'total', pin: 'end' },
]
const place = (id: string, rest: Partial<ColumnPlace> = {}): ColumnPlace => ({
  id,
  visible: true,
  pin: null,
  width: null,
  ...rest,
})
const ids = (layout: readonly { id: string }[]) => layout.map(({ id }) => id).join(' ')

describe('the layout of a table', () => {
  it('is that of its columns until somebody changes it', () => {
    expect(completeLayout(columns, undefined)).toEqual([
      place('name'),
      place('team'),
      place('email', { visible: false }),
      place('total', { pin: 'end' }),
    ])
  })

  it('survives a stored layout with a removed or duplicate column', () => {
    const kept = [place('gone'), place('team'), place('name'), place('team', { visible: false })]
    expect(ids(completeLayout(columns, kept))).toBe('team email name total')
    expect(completeLayout(columns, kept)[0]?.visible).toBe(true)
  })

  it('puts a column that is new after the one that comes before it', () => {
    const kept = [place('total'), place('team', { width: 120 }), place('name')]
    expect(ids(completeLayout(columns, kept))).toBe('total team email name')
    expect(ids(completeLayout(columns, [place('team')]))).toBe('name team email total')
  })

  it('always shows the column that names the row', () => {
    expect(completeLayout(columns, [place('name', { visible: false })])[0]).toEqual(place('name'))
  })

  it('can be compared with another one', () => {
    const standard = defaultLayout(columns)
    expect(isSameLayout(standard, completeLayout(columns, []))).toBe(true)
    expect(isSameLayout(standard, withPlace(standard, 'team', { width: 200 }))).toBe(false)
    expect(isSameLayout(standard, standard.slice(1))).toBe(false)
  })
})

describe('a column', () => {
  const layout = defaultLayout(columns)

  it('goes to its end of the list when it is pinned, and back when it is not', () => {
    const pinned = withPlace(layout, 'email', { pin: 'start' })
    expect(ids(pinned)).toBe('email name team total')
    expect(ids(withPlace(pinned, 'email', { pin: null }))).toBe('email name team total')
    expect(ids(withPlace(layout, 'name', { pin: 'end' }))).toBe('team email name total')
  })

  it('moves by one place, and no further than those pinned like it', () => {
    expect(ids(movedBy(layout, 'team', -1))).toBe('team name email total')
    expect(ids(movedBy(layout, 'name', 1))).toBe('team name email total')
    expect(ids(movedBy(layout, 'email', 1))).toBe('name team email total')
    expect(canMove(layout, 'email', 1)).toBe(false)
    expect(canMove(layout, 'name', -1)).toBe(false)
  })

  it('can be put before another one or last, as when it is dragged', () => {
    expect(ids(movedBefore(layout, 'email', 'name'))).toBe('email name team total')
    expect(ids(movedBefore(layout, 'name', null))).toBe('team email name total')
    expect(ids(movedBefore(layout, 'name', 'name'))).toBe('name team email total')
    expect(ids(movedBefore(layout, 'total', 'name'))).toBe('name team email total')
  })
})
