import { useTranslation } from 'react-i18next'
import { vacationBalances } from '@portal/sdk/intranet'
import { useData, useFamily, useSession } from '@portal/sdk/react'
import { hoursFace } from '#format/clock-face.ts'
import { useFormat } from '#format/use-format.ts'
import { type FigureAnswer, figureOf } from '#patterns/dashboard/figure.ts'

/** What the person may still request of this year's annual vacation; undefined without a contract. */
export function useOwnVacationTile(): FigureAnswer {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  const employeeId = useSession()?.userData.uid ?? ''
  return figureOf(useData(useFamily(vacationBalances).show, [employeeId]), ({ amounts }) => {
    const annual = amounts.find(({ kind }) => kind === 'annual')
    if (annual === undefined) return null
    const shown = (units: number) =>
      annual.unit === 'hours'
        ? t('tiles.ownVacation.hours', { number: hoursFace(units) })
        : t('tiles.ownVacation.days', { number: format.number(units / 2) })
    return {
      value: shown(annual.available),
      state: 'neutral',
      text:
        annual.pending === 0
          ? t('tiles.ownVacation.none')
          : t('tiles.ownVacation.pending', { pending: shown(annual.pending) }),
    }
  })
}
