import { incidents } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'

/** As many as the dashboard card has lines. */
export const shownIncidents = 3
const openStates = ['open', 'in_progress', 'resolved'] as const

/** The open incidents a person has reported or is affected by. */
export const useOwnOpenIncidents = () =>
  useData(useFamily(incidents).index, [{ mine: true, state: [...openStates], perPage: shownIncidents }])
