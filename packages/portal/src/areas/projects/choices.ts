import { analyticCodes, campaigns, operatingCodes, serviceCodes, skills } from '@portal/sdk/laia'
import { coordinatorAssignments } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { useEveryRow } from '#patterns/use-every-row.ts'

/** How something with a code is called wherever it is chosen or shown. */
const codeAndName = ({ code, name }: { readonly code: string; readonly name: string }) => `${code} · ${name}`

const nameOf = ({ name }: { readonly name: string }) => name

export const useAnalyticCodes = () => useEveryRow(useFamily(analyticCodes), codeAndName)
export const useServiceCodes = () => useEveryRow(useFamily(serviceCodes), codeAndName)
export const useOperatingCodes = () => useEveryRow(useFamily(operatingCodes), codeAndName)
export const useCampaigns = () => useEveryRow(useFamily(campaigns), nameOf)
export const useSkills = () => useEveryRow(useFamily(skills), codeAndName)

/** Who can coordinate a project. */
export function useCoordinators() {
  const { data } = useData(useFamily(coordinatorAssignments).coordinators, [{ perPage: 100 }])
  return data?.data.map(({ id, displayName }) => ({ id, label: displayName }))
}
