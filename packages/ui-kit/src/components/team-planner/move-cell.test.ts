import { expect, it } from 'vitest'
import { moveCell } from './move-cell.ts'

const grid = { rows: 200, columns: 32, page: 10 }
const from =
  (row: number, column: number) =>
  (key: string, isControl = false) => {
    const to = moveCell({ row, column }, key, isControl, grid)
    return to === null ? null : [to.row, to.column]
  }

it('walks by arrows and stops at the edges', () => {
  expect(from(0, 0)('ArrowRight')).toEqual([0, 1])
  expect(from(0, 0)('ArrowUp')).toEqual([0, 0])
  expect(from(199, 31)('ArrowDown')).toEqual([199, 31])
  expect(from(5, 3)('ArrowLeft')).toEqual([5, 2])
})

it('leaps to the name, the last day, the corners and over a page of rows', () => {
  expect(from(5, 3)('Home')).toEqual([5, 0])
  expect(from(5, 3)('End')).toEqual([5, 31])
  expect(from(5, 3)('End', true)).toEqual([199, 31])
  expect(from(5, 3)('Home', true)).toEqual([0, 0])
  expect(from(195, 3)('PageDown')).toEqual([199, 3])
  expect(from(25, 3)('PageUp')).toEqual([15, 3])
})

it('leaves other keys to the browser', () => {
  expect(from(5, 3)('Tab')).toBeNull()
  expect(from(5, 3)('ArrowDown', true)).toBeNull()
})
