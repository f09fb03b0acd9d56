import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { OperationsStanding, VacationRequest } from '@portal/sdk'
import { useFormat } from '#format/use-format.ts'

/** How a request stands in its vacation plan, in words; nothing of one without a plan (VOP-2, VOP-3). */
export function useStatusText(): (request: Pick<VacationRequest, 'operations'>) => string {
  const { t } = useTranslation('operations')
  const format = useFormat()
  return useCallback(
    ({ operations }) => {
      if (operations === null) return ''
      const textOf = (status: OperationsStanding): string => {
        const { reason, waitingPlace, offeredUntil, autoApproved, overrideReason, held } = status
        if (held !== null) return t(`standing.held.${held.decision}`)
        if (offeredUntil !== null) return t('standing.offered', { at: format.dateTime(offeredUntil) })
        if (waitingPlace !== null) return t('standing.place', { place: waitingPlace })
        if (reason !== null) return t(`standing.reasons.${reason}`)
        if (overrideReason !== null) return `${t('standing.override')}: ${overrideReason}`
        return autoApproved ? t('standing.auto') : ''
      }
      const late = operations.isLate ? t('standing.late', { date: operations.answerBy ?? '' }) : ''
      return [textOf(operations), late].filter((text) => text !== '').join(' · ')
    },
    [t, format],
  )
}
