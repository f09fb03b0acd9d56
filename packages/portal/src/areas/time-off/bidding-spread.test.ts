import { expect, test } from 'vitest'
import type { PeriodResults } from '@portal/sdk'
import { earlierPeaks, servedOf, spreadOf } from './bidding-spread.ts'

type Bid = PeriodResults['results'][number]['bids'][number]
const result = (...outcomes: Bid['outcome'][]) => ({
  bids: outcomes.map((outcome, at) => ({
    ...{ rank: at + 1, startsOn: '2027-08-02', endsOn: '2027-08-08' },
    outcome,
  })),
})

const first = result('granted', 'not_needed')
const second = result('full', 'granted')
const third = result('full', 'refused', 'granted')
const none = result('full', 'full')

test('somebody gets their first preference, a later one, or none', () => {
  expect([first, second, third, none, result(null)].map(servedOf)).toEqual([
    ...['first', 'later', 'later', 'none', 'none'],
  ])
})

test('the spread counts people by what they get, with the median rank of what was granted', () => {
  expect(spreadOf([first, second, third, none])).toEqual({
    people: 4,
    first: 1,
    later: 2,
    none: 1,
    medianRank: 2,
  })
  expect(spreadOf([first, second]).medianRank).toBe(1.5)
  expect(spreadOf([none])).toMatchObject({ none: 1, medianRank: null })
  expect(spreadOf([])).toEqual({ people: 0, first: 0, later: 0, none: 0, medianRank: null })
})

test('peak dates of earlier years leave out those of the period itself and of later ones', () => {
  const period = (id: string, startsOn: string) => ({
    id,
    name: `Verano ${startsOn.slice(0, 4)}`,
    startsOn,
    endsOn: startsOn,
  })
  const had = (id: string, days: number) => ({ id, days, weeks: [], startsOn: '', endsOn: '' })
  const people = [
    {
      person: { id: 'one', displayName: 'Una' },
      days: 15,
      periods: [had('a', 5), had('b', 4), had('c', 3), had('d', 3)],
    },
    { person: { id: 'two', displayName: 'Otra' }, days: 0, periods: [] },
  ]
  const periods = [
    period('a', '2025-06-15'),
    period('b', '2026-06-15'),
    period('c', '2027-06-15'),
    period('d', '2028-06-15'),
  ]
  const earlier = earlierPeaks({ periods, people }, { startsOn: '2027-06-15' })
  expect(earlier.get('one')).toEqual({ days: 9, periods: ['Verano 2025', 'Verano 2026'] })
  expect(earlier.get('two')).toEqual({ days: 0, periods: [] })
})
