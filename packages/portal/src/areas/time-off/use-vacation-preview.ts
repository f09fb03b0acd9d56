import type { VacationPreviewInput } from '@portal/sdk'
import { vacationRequests } from '@portal/sdk/intranet'
import { useFamily } from '@portal/sdk/react'
import { useCounted } from '#patterns/use-counted.ts'

/** The cost of a request. */
export const useVacationPreview = (asked: VacationPreviewInput | undefined) =>
  useCounted(useFamily(vacationRequests).preview, asked)
