/** A number that rests on fewer people than these would tell of one of them (AUS-3). */
const fewest = 5

type Period = { id: string; people: number; days: number }
type Team = { id: string | null; name: string | null; people: number; periods: readonly Period[] }

/** What so many days are for each of these people, with one decimal; null of too few. */
export const each = (days: number, people: number): number | null =>
  people < fewest ? null : Math.round((days / people) * 10) / 10

/** What each team had in each period; teams of fewer than five people are told as one, without a name. */
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
