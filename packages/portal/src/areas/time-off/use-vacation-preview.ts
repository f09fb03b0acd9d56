import type { VacationPreviewInput } from '@portal/sdk'
import { vacationRequests } from '@portal/sdk/intranet'
import { useFamily } from '@portal/sdk/react'
import { useRestingAnswer } from './use-resting-answer.ts'

/** What a request would come to. */
export function useVacationPreview(asked: VacationPreviewInput | undefined) {
  const { isAsking, answer, error, retry } = useRestingAnswer(useFamily(vacationRequests).preview, asked)
  return { isCounting: isAsking, preview: answer, error, retry }
}
