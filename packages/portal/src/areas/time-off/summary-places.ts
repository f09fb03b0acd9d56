import type { DatePlaces, OperationsSummary, VacationPlanRules } from '@portal/sdk'

type Rules = Pick<VacationPlanRules, 'fillingPercent'>

/** The occupancy of a plan's days, as requesters see it. */
export const placesOfSummary = (rows: OperationsSummary['rows'], rules: Rules): DatePlaces[] =>
  rows.map(({ startsOn, limit, taken, waiting }) => {
    const free = limit === null ? null : Math.max(0, limit - (taken ?? 0))
    return { date: startsOn ?? '', status: statusOf(limit, free, rules), free, limit, waiting: waiting ?? 0 }
  })

function statusOf(
  limit: number | null,
  free: number | null,
  { fillingPercent }: Rules,
): DatePlaces['status'] {
  if (limit === null || free === null) return 'no_plan'
  if (free === 0) return 'full'
  return (limit - free) * 100 >= limit * fillingPercent ? 'filling' : 'free'
}
