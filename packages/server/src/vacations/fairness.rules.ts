/** A figure based on fewer people would reveal an individual (AUS-3). */
const fewest = 5

/** What one person or many had to bear. */
export type Facts = {
  weekends: number
  denials: number
  expiredOffers: number
  breakWaits: number
  waitSeconds: number
  hardTickets: number
}
export type YearFacts = Facts & { year: number }

type Period = { id: string; people: number; days: number }
type Team = {
  id: string | null
  name: string | null
  people: number
  periods: readonly Period[]
  years: readonly YearFacts[]
}

const tenths = (value: number): number => Math.round(value * 10) / 10

/** The average per person with one decimal; null for too few people. */
export const each = (sum: number, people: number): number | null =>
  people < fewest ? null : tenths(sum / people)

/** The years from the first until this one. */
export const yearsFrom = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, after) => first + after)

/** The facts of a person as counts, in whole minutes. */
export function countsOf(facts: readonly Facts[]) {
  const { waitSeconds, ...counts } = added(facts)
  return { ...counts, breakWaitMinutes: Math.round(waitSeconds / 60) }
}

/** The facts of many people as averages; null for too few people. */
export function averageOf(facts: readonly Facts[], people: number) {
  if (people < fewest) return null
  const { weekends, denials, expiredOffers, breakWaits, waitSeconds, hardTickets } = added(facts)
  return {
    weekends: tenths(weekends / people),
    denials: tenths(denials / people),
    expiredOffers: tenths(expiredOffers / people),
    breakWaits: tenths(breakWaits / people),
    breakWaitMinutes: tenths(waitSeconds / 60 / people),
    hardTickets: tenths(hardTickets / people),
  }
}

/** The facts of a year. */
export const ofYear = (facts: readonly YearFacts[], year: number): YearFacts[] =>
  facts.filter((one) => one.year === year)

/** The figures of each team by period and year; teams of fewer than five people are merged without a name. */
export function groupsOf(teams: readonly Team[], periodIds: readonly string[], years: readonly number[]) {
  return shownTeams(teams).map(({ id, name, people, periods, years: facts }) => ({
    ...{ id, name, people: people < fewest ? null : people },
    days: each(sum(periods, 'days'), people),
    periods: periodIds.map((periodId) => {
      const own = periods.filter((one) => one.id === periodId)
      return {
        ...{ id: periodId, days: each(sum(own, 'days'), people) },
        people: people < fewest ? null : sum(own, 'people'),
      }
    }),
    average: averageOf(facts, people),
    years: years.map((year) => ({ year, average: averageOf(ofYear(facts, year), people) })),
  }))
}

/** The teams of five people or more, and all others as one. */
function shownTeams(teams: readonly Team[]): Team[] {
  const isSmall = ({ id, people }: Team) => id === null || people < fewest
  const small = teams.filter(isSmall)
  const others = {
    ...{ id: null, name: null, people: sum(small, 'people') },
    periods: small.flatMap(({ periods }) => periods),
    years: small.flatMap(({ years }) => years),
  }
  return [...teams.filter((team) => !isSmall(team)), ...(small.length === 0 ? [] : [others])]
}

const sum = <Name extends string>(rows: readonly Record<Name, number>[], of: Name): number =>
  rows.reduce((all, one) => all + one[of], 0)

const added = (facts: readonly Facts[]): Facts => ({
  weekends: sum(facts, 'weekends'),
  denials: sum(facts, 'denials'),
  expiredOffers: sum(facts, 'expiredOffers'),
  breakWaits: sum(facts, 'breakWaits'),
  waitSeconds: sum(facts, 'waitSeconds'),
  hardTickets: sum(facts, 'hardTickets'),
})
