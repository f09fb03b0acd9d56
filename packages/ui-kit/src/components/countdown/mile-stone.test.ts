import { expect, it } from 'vitest'
import { mileStone } from './mile-stone.ts'

const at = (seconds: number) => mileStone(seconds, [60, 30, 10])

it('speaks at a few moments and stays silent between them', () => {
  expect([at(61), at(60), at(59), at(31)]).toEqual([undefined, 60, 60, 60])
  expect([at(30), at(11), at(10), at(1), at(0)]).toEqual([30, 30, 10, 10, 0])
})

it('says only the last moment when a sleeping tab has leapt over some', () => {
  expect(at(8)).toBe(10)
})
