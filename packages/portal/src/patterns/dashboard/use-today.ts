import { dashboard } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'

const refreshMs = 30_000

/** The figures of the day, which several areas show a part of: all of them ask once. */
export const useToday = () => useData(useFamily(dashboard).show, [], { refreshMs })
