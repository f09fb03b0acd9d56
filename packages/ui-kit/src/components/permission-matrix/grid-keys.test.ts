import { expect, it } from 'vitest'
import { gridMove, insideGrid } from './grid-keys.ts'

const size = { rows: 10, columns: 5, starts: [1, 6] }
const go = (key: string, row: number, column: number) => {
  const place = gridMove(key, { row, column }, size)
  return place === undefined ? undefined : [place.row, place.column]
}

it('walks by arrows and stays inside', () => {
  expect(go('ArrowDown', 3, 2)).toEqual([4, 2])
  expect(go('ArrowUp', 0, 2)).toEqual([0, 2])
  expect(go('ArrowRight', 3, 4)).toEqual([3, 4])
  expect(go('ArrowDown', 9, 0)).toEqual([9, 0])
})

it('jumps to the ends of the row and of the grid', () => {
  expect(go('Home', 3, 3)).toEqual([3, 0])
  expect(go('End', 3, 0)).toEqual([3, 4])
  expect(go('Control+End', 3, 3)).toEqual([9, 4])
  expect(go('Control+Home', 3, 3)).toEqual([0, 0])
})

it('goes from area to area by the page keys', () => {
  expect(go('PageDown', 2, 1)).toEqual([6, 1])
  expect(go('PageDown', 7, 1)).toEqual([9, 1])
  expect(go('PageUp', 7, 1)).toEqual([6, 1])
  expect(go('PageUp', 6, 1)).toEqual([1, 1])
})

it('leaves other keys alone, and finds a place in a grid that became smaller', () => {
  expect(go('a', 1, 1)).toBeUndefined()
  expect(insideGrid({ row: 30, column: 2 }, size)).toEqual({ row: 9, column: 2 })
})
