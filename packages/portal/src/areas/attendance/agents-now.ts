import { onlineAgents } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'

const refreshMs = 30_000
/** As many as the dashboard card has lines. */
export const shownAgents = 3

/** The most urgent agents and the count of each state: one request for the whole dashboard. */
export const useAgentsNow = () =>
  useData(useFamily(onlineAgents).index, [{ perPage: shownAgents }], { refreshMs })
