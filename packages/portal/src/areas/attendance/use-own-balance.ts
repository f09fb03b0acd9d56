import { useTranslation } from 'react-i18next'
import { workdays } from '@portal/sdk/intranet'
import { useData, useFamily, useSession } from '@portal/sdk/react'
import { hoursFace } from '#format/clock-face.ts'
import { type FigureAnswer, figureOf } from '#patterns/dashboard/figure.ts'
import { monthUntilToday } from '#patterns/this-month.ts'

/** The person's worked time this month, less the agreed time of the past days. */
export function useOwnBalance(): FigureAnswer {
  const { t } = useTranslation('dashboard')
  const employeeId = useSession()?.userData.uid ?? ''
  const asked = { employeeId, ...monthUntilToday(), perPage: 1 }
  return figureOf(useData(useFamily(workdays).index, [asked]), ({ meta }) => ({
    value: hoursFace(meta.balanceMinutes),
    state: 'neutral',
    text: t('tiles.ownBalance.worked', { hours: hoursFace(meta.effectiveSeconds / 60) }),
  }))
}
