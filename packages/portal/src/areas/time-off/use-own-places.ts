import { vacationPlaces } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'

/** Others take places while the page is open. */
const refreshMs = 60_000

/** The free dates of a person's year, their plan, and the period of requests. */
export const useOwnPlaces = (employeeId: string, year: number) =>
  useData(useFamily(vacationPlaces).show, [employeeId, { from: `${year}-01-01`, until: `${year}-12-31` }], {
    refreshMs,
  })
