import { expect, test } from 'vitest'
import { averageOf, countsOf, groupsOf, ofYear, yearsFrom } from './fairness.rules.ts'

const nothing = { weekends: 0, denials: 0, expiredOffers: 0, breakWaits: 0, waitSeconds: 0, hardTickets: 0 }
const year = (of: number, facts: Partial<typeof nothing>) => ({ ...nothing, ...facts, year: of })
const team = (name: string, people: number, days: number) => ({
  ...{ id: name, name, people },
  periods: [{ id: 'verano', people: Math.min(people, 2), days }],
  years: [year(2026, { weekends: days })],
})
const average = {
  weekends: 0,
  denials: 0,
  expiredOffers: 0,
  breakWaits: 0,
  breakWaitMinutes: 0,
  hardTickets: 0,
}

test('teams of fewer than five people are combined, and withheld while they are too few together', () => {
  const groups = groupsOf(
    [team('Norte', 10, 25), team('Sur', 3, 6), team('Este', 4, 8)],
    ['verano', 'navidad'],
    [2025, 2026],
  )
  expect(groups).toEqual([
    {
      ...{ id: 'Norte', name: 'Norte', people: 10, days: 2.5 },
      periods: [
        { id: 'verano', people: 2, days: 2.5 },
        { id: 'navidad', people: 0, days: 0 },
      ],
      average: { ...average, weekends: 2.5 },
      years: [
        { year: 2025, average },
        { year: 2026, average: { ...average, weekends: 2.5 } },
      ],
    },
    {
      ...{ id: null, name: null, people: 7, days: 2 },
      periods: [
        { id: 'verano', people: 4, days: 2 },
        { id: 'navidad', people: 0, days: 0 },
      ],
      average: { ...average, weekends: 2 },
      years: [
        { year: 2025, average },
        { year: 2026, average: { ...average, weekends: 2 } },
      ],
    },
  ])
  const [few] = groupsOf([team('Sur', 3, 6)], ['verano'], [2026])
  expect(few).toMatchObject({
    ...{ people: null, days: null, periods: [{ people: null, days: null }] },
    ...{ average: null, years: [{ year: 2026, average: null }] },
  })
})

test('the years of a person add up, and seconds of waiting are rounded once', () => {
  const facts = [
    year(2025, { weekends: 3, breakWaits: 2, waitSeconds: 100 }),
    year(2026, {
      weekends: 4,
      denials: 1,
      expiredOffers: 5,
      breakWaits: 1,
      waitSeconds: 100,
      hardTickets: 2,
    }),
  ]
  expect(countsOf(facts)).toEqual({
    ...{ weekends: 7, denials: 1, expiredOffers: 5, breakWaits: 3, breakWaitMinutes: 3, hardTickets: 2 },
  })
  expect(countsOf(ofYear(facts, 2025))).toEqual({
    ...average,
    weekends: 3,
    breakWaits: 2,
    breakWaitMinutes: 2,
  })
  expect(countsOf([])).toEqual(average)
  expect(averageOf(facts, 5)).toEqual({
    ...{
      weekends: 1.4,
      denials: 0.2,
      expiredOffers: 1,
      breakWaits: 0.6,
      breakWaitMinutes: 0.7,
      hardTickets: 0.4,
    },
  })
  expect(averageOf(facts, 4)).toBeNull()
  expect(yearsFrom(2024, 2026)).toEqual([2024, 2025, 2026])
  expect(yearsFrom(2027, 2026)).toEqual([])
})
