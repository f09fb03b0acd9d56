import type { Fairness, PeriodResults, VacationPeriod } from '@portal/sdk'

type Result = PeriodResults['results'][number]

/** What somebody gets: their first preference, a later one, or none. */
export type Served = 'first' | 'later' | 'none'

const grantedRank = ({ bids }: Pick<Result, 'bids'>): number | undefined =>
  bids.find(({ outcome }) => outcome === 'granted')?.rank

export function servedOf(result: Pick<Result, 'bids'>): Served {
  const rank = grantedRank(result)
  if (rank === undefined) return 'none'
  return rank === 1 ? 'first' : 'later'
}

/** How many got what, and the median rank of what was granted; null when nothing was. */
export function spreadOf(results: readonly Pick<Result, 'bids'>[]) {
  const counts: Record<Served, number> = { first: 0, later: 0, none: 0 }
  for (const result of results) counts[servedOf(result)] += 1
  const ranks = results.flatMap((one) => grantedRank(one) ?? []).sort((one, other) => one - other)
  return { ...counts, people: results.length, medianRank: medianOf(ranks) }
}

/** The middle one, or the mean of the two in the middle. */
function medianOf(sorted: readonly number[]): number | null {
  const [lower, upper] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]]
  return lower === undefined || upper === undefined ? null : (lower + upper) / 2
}

/** The days that each person had on the dates of earlier periods of the plan, and the names of these. */
export function earlierPeaks(
  { periods, people }: Pick<Fairness, 'periods' | 'people'>,
  before: Pick<VacationPeriod, 'startsOn'>,
) {
  const names = new Map(
    periods.filter(({ startsOn }) => startsOn < before.startsOn).map(({ id, name }) => [id, name]),
  )
  return new Map(
    people.map(({ person, periods: had }) => {
      const earlier = had.filter(({ id }) => names.has(id))
      return [
        person.id,
        {
          days: earlier.reduce((sum, { days }) => sum + days, 0),
          periods: earlier.map(({ id }) => names.get(id) ?? ''),
        },
      ]
    }),
  )
}
