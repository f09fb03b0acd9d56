import { expect, it } from 'vitest'
import { addSection, moveSection, removeSection, startSections } from './rows.ts'

const start = startSections(['Ana', 'Berta', 'Carlos'], 1)
const keys = ({ rows }: typeof start) => rows.map(({ key }) => key)

it('begins with what there is, filled up to the least number', () => {
  expect(start.rows.map(({ initial }) => initial)).toEqual(['Ana', 'Berta', 'Carlos'])
  expect(startSections([], 2).rows).toHaveLength(2)
})

it('never gives a key twice, so that a new section is empty', () => {
  expect(keys(addSection(removeSection(start, 2)))).toEqual([0, 1, 3])
})

it('moves a section among the others, and leaves it where it is at the ends', () => {
  expect(keys(moveSection(start, 2, -1))).toEqual([0, 2, 1])
  expect(keys(moveSection(start, 0, 1))).toEqual([1, 0, 2])
  expect(moveSection(start, 0, -1)).toBe(start)
  expect(moveSection(start, 2, 1)).toBe(start)
})
