/** A figure based on fewer people would reveal an individual (AUS-3). */
const fewest = 5

type Period = { id: string; people: number; days: number }
type Team = { id: string | null; name: string | null; people: number; periods: readonly Period[] }

/** The average per person with one decimal; null for too few people. */
export const each = (days: number, people: number): number | null =>
  people < fewest ? null : Math.round((days / people) * 10) / 10

/** The figures of each team by period; teams of fewer than five people are merged without a name. */
export function groupsOf(teams: readonly Team[], periodIds: readonly string[]) {
  const isSmall = ({ id, people }: Team) => id === null || people < fewest
  const small = teams.filter(isSmall)
  const others = {
    ...{ id: null, name: null, people: small.reduce((all, { people }) => all + people, 0) },
    periods: small.flatMap(({ periods }) => periods),
  }
  const shownTeams = [...teams.filter((team) => !isSmall(team)), ...(small.length === 0 ? [] : [others])]
  return shownTeams.map(({ id, name, people, periods }) => ({
    ...{ id, name, people: people < fewest ? null : people },
    days: each(sum(periods, 'days'), people),
    periods: periodIds.map((periodId) => {
      const own = periods.filter((one) => one.id === periodId)
      return {
        ...{ id: periodId, days: each(sum(own, 'days'), people) },
        people: people < fewest ? null : sum(own, 'people'),
      }
    }),
  }))
}

const sum = (periods: readonly Period[], of: 'people' | 'days') =>
  periods.reduce((all, one) => all + one[of], 0)
