import type { TicketMacro } from '@portal/sdk'
import { ticketMacros } from '@portal/sdk/laia'
import { useData, useFamily } from '@portal/sdk/react'

/** The macros available to the viewer, of a skill or of any; undefined while loading. */
export function useMacros(skillId?: string): readonly TicketMacro[] | undefined {
  const { data } = useData(useFamily(ticketMacros).index, [{ active: true, perPage: 100 as const }])
  return data?.data.filter((one) => skillId === undefined || one.skillId === null || one.skillId === skillId)
}
