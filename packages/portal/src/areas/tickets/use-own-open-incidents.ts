import { incidents } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'

/** As many as the card of the dashboard has lines. */
export const shownIncidents = 3
const openStates = ['open', 'in_progress', 'resolved'] as const

/** What one has reported or is affected by, as long as it is not closed. */
export const useOwnOpenIncidents = () =>
  useData(useFamily(incidents).index, [{ mine: true, state: [...openStates], perPage: shownIncidents }])
