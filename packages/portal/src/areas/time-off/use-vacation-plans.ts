import { vacationPlans } from '@portal/sdk/intranet'
import { useFamily } from '@portal/sdk/react'
import type { Option } from '@portal/ui-kit'
import { useEveryRow } from '#patterns/use-every-row.ts'

/** The vacation plans there are, by name; undefined until they have come. */
export const useVacationPlans = (): readonly Option[] | undefined =>
  useEveryRow(useFamily(vacationPlans), ({ name }) => name)
