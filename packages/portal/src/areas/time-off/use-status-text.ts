import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { OperationsStatus, VacationRequest } from '@portal/sdk'
import { useFormat } from '#format/use-format.ts'

/** The status of a request in its vacation plan, in words; empty without a plan (VOP-2, VOP-3). */
export function useStatusText(): (request: Pick<VacationRequest, 'operations'>) => string {
  const { t } = useTranslation('operations')
  const format = useFormat()
  return useCallback(
    ({ operations }) => {
      if (operations === null) return ''
      const textOf = (status: OperationsStatus): string => {
        const { reason, waitingPlace, offeredUntil, autoApproved, overrideReason, held } = status
        if (held !== null) return t(`status.held.${held.decision}`)
        if (offeredUntil !== null) return t('status.offered', { at: format.dateTime(offeredUntil) })
        if (waitingPlace !== null) return t('status.place', { place: waitingPlace })
        if (reason !== null) return t(`status.reasons.${reason}`)
        if (overrideReason !== null) return `${t('status.override')}: ${overrideReason}`
        return autoApproved ? t('status.auto') : ''
      }
      const late = operations.isLate ? t('status.late', { date: operations.answerBy ?? '' }) : ''
      return [textOf(operations), late].filter((text) => text !== '').join(' · ')
    },
    [t, format],
  )
}
