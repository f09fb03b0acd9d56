import { expect, it } from 'vitest'
import { moveCursor, within } from './cursor.ts'

const at = (series: number, point: number) => ({ series, point })

it('enters a chart at its first point, or at its last one when the key goes backwards', () => {
  expect(moveCursor('ArrowRight', undefined, [5, 5])).toEqual(at(0, 0))
  expect(moveCursor('ArrowDown', undefined, [5, 5])).toEqual(at(0, 0))
  expect(moveCursor('ArrowLeft', undefined, [5, 5])).toEqual(at(0, 4))
  expect(moveCursor('End', undefined, [5, 5])).toEqual(at(0, 4))
})

it('walks from point to point and stops at the ends', () => {
  expect(moveCursor('ArrowRight', at(0, 3), [5])).toEqual(at(0, 4))
  expect(moveCursor('ArrowRight', at(0, 4), [5])).toEqual(at(0, 4))
  expect(moveCursor('ArrowLeft', at(0, 0), [5])).toEqual(at(0, 0))
  expect(moveCursor('Home', at(0, 3), [5])).toEqual(at(0, 0))
})

it('goes through ten thousand points in ten leaps', () => {
  expect(moveCursor('PageDown', at(0, 0), [10_000])).toEqual(at(0, 1000))
  expect(moveCursor('PageUp', at(0, 500), [10_000])).toEqual(at(0, 0))
})

it('changes the series, to a point that is there', () => {
  expect(moveCursor('ArrowDown', at(0, 4), [5, 3])).toEqual(at(1, 2))
  expect(moveCursor('ArrowUp', at(0, 4), [5, 3])).toEqual(at(0, 4))
  expect(moveCursor('ArrowDown', at(0, 4), [5, 9], () => 7)).toEqual(at(1, 7))
})

it('leaves other keys to the page, and moves nothing where nothing is', () => {
  expect(moveCursor('Tab', at(0, 1), [5])).toBeUndefined()
  expect(moveCursor('ArrowRight', undefined, [])).toBeUndefined()
})

it('returns to a visible point after a series was hidden', () => {
  expect(within(at(2, 4), [5, 3])).toEqual(at(1, 2))
})
