import { expect, test } from 'vitest'
import { loadsWith } from './load-outcome.ts'

test('what failed is asked with what created nothing', () => {
  expect(loadsWith('failed')).toEqual({ outcome: ['failed', 'rejected'] })
  expect(loadsWith('rejected')).toEqual({ outcome: ['rejected'] })
})

test('a load of which not one row was taken is not among those with some errors', () => {
  expect(loadsWith('completed_with_errors')).toEqual({ outcome: ['partial'] })
})

test('a load under way is asked by its state', () => {
  expect(loadsWith('processing')).toEqual({ state: ['processing'] })
})
