import { vacationPlans } from '@portal/sdk/intranet'
import { useFamily } from '@portal/sdk/react'
import type { Option } from '@portal/ui-kit'
import { useEveryRow } from '#patterns/use-every-row.ts'

/** The vacation plans by name; undefined while loading. */
export const useVacationPlans = (): readonly Option[] | undefined =>
  useEveryRow(useFamily(vacationPlans), ({ name }) => name)
