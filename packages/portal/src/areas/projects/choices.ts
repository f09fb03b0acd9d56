import { useMemo } from 'react'
import { analyticCodes, campaigns, operatingCodes, serviceCodes, skills } from '@portal/sdk/laia'
import { coordinatorAssignments } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import { pagesOf, rowsOf } from '#patterns/export/table-columns.ts'
import { useEveryRow } from '#patterns/use-every-row.ts'

/** The label of something with a code, wherever it is selected or shown. */
const codeAndName = ({ code, name }: { readonly code: string; readonly name: string }) => `${code} · ${name}`

const displayNameOf = ({ displayName }: { readonly displayName: string }) => displayName
const nameOf = ({ name }: { readonly name: string }) => name

export const useAnalyticCodes = () => useEveryRow(useFamily(analyticCodes), codeAndName)
export const useServiceCodes = () => useEveryRow(useFamily(serviceCodes), codeAndName)
export const useOperatingCodes = () => useEveryRow(useFamily(operatingCodes), codeAndName)
export const useCampaigns = () => useEveryRow(useFamily(campaigns), nameOf)
export const useSkills = () => useEveryRow(useFamily(skills), codeAndName)

/** The possible coordinators of a project. */
export function useCoordinators() {
  const { coordinators } = useFamily(coordinatorAssignments)
  const family = useMemo(() => ({ list: () => rowsOf(pagesOf(coordinators)) }), [coordinators])
  return useEveryRow(family, displayNameOf)
}
