import { dashboard } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'

const refreshMs = 30_000

/** Today's figures, shared by several areas with one request. */
export const useToday = () => useData(useFamily(dashboard).show, [], { refreshMs })
