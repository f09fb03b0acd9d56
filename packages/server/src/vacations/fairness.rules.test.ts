import { expect, test } from 'vitest'
import { groupsOf } from './fairness.rules.ts'

const team = (name: string, people: number, days: number) => ({
  ...{ id: name, name, people },
  periods: [{ id: 'verano', people: Math.min(people, 2), days }],
})

test('teams of fewer than five people are combined, and withheld while they are too few together', () => {
  const groups = groupsOf(
    [team('Norte', 10, 25), team('Sur', 3, 6), team('Este', 4, 8)],
    ['verano', 'navidad'],
  )
  expect(groups).toEqual([
    {
      ...{ id: 'Norte', name: 'Norte', people: 10, days: 2.5 },
      periods: [
        { id: 'verano', people: 2, days: 2.5 },
        { id: 'navidad', people: 0, days: 0 },
      ],
    },
    {
      ...{ id: null, name: null, people: 7, days: 2 },
      periods: [
        { id: 'verano', people: 4, days: 2 },
        { id: 'navidad', people: 0, days: 0 },
      ],
    },
  ])
  const [few] = groupsOf([team('Sur', 3, 6)], ['verano'])
  expect(few).toMatchObject({ people: null, days: null, periods: [{ people: null, days: null }] })
})
