import { vacationPlaces } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'

/** Others take places too while one looks. */
const refreshMs = 60_000

/** Which dates of a year are free for somebody, by which plan, and the period of requests. */
export const useOwnPlaces = (employeeId: string, year: number) =>
  useData(useFamily(vacationPlaces).show, [employeeId, { from: `${year}-01-01`, until: `${year}-12-31` }], {
    refreshMs,
  })
