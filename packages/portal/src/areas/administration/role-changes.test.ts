import { expect, test } from 'vitest'
import { changesOf, isSame, joined } from './role-changes.ts'

test('two people who change a role at once lose nothing of what either chose', () => {
  const before = ['A', 'B', 'C']
  const both = joined(before, ['A', 'B', 'D'], ['A', 'C', 'E'])
  expect(both.toSorted()).toEqual(['A', 'D', 'E'])
})

test('a choice shows its additions and removals', () => {
  expect(changesOf(['A', 'B'], ['B', 'C'])).toEqual({ added: ['C'], removed: ['A'] })
  expect(isSame(['A', 'B'], ['B', 'A'])).toBe(true)
  expect(isSame(['A', 'B'], ['A', 'C'])).toBe(false)
})
