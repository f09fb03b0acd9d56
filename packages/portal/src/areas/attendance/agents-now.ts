import { onlineAgents } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'

const refreshMs = 30_000
/** As many as the card of the dashboard has lines. */
export const shownAgents = 3

/** The agents who need attention first, and how many there are in each state: one answer for all of the dashboard. */
export const useAgentsNow = () =>
  useData(useFamily(onlineAgents).index, [{ perPage: shownAgents }], { refreshMs })
