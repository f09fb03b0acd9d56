import { expect, it } from 'vitest'
import { spread } from './spread.ts'

it('leaves labels where they are when there is room', () => {
  expect(spread([10, 80, 40], 16, 0, 100)).toEqual([10, 80, 40])
})

it('moves labels apart that would cover each other, also at the lower end', () => {
  expect(spread([40, 44], 16, 0, 100)).toEqual([40, 56])
  expect(spread([98, 95], 16, 0, 100)).toEqual([100, 84])
})
