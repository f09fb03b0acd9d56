import { useTranslation } from 'react-i18next'
import { useFormat } from '#format/use-format.ts'
import { type FigureAnswer, figureOf } from '#patterns/dashboard/figure.ts'
import { useOwnOpenIncidents } from './use-own-open-incidents.ts'

/** How many of the person's incidents are open. */
export function useOwnIncidentsTile(): FigureAnswer {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  return figureOf(useOwnOpenIncidents(), ({ meta: { totalCount } }) => ({
    value: format.short(totalCount),
    state: totalCount === 0 ? 'good' : 'neutral',
    text: t(totalCount === 0 ? 'tiles.ownIncidents.none' : 'tiles.ownIncidents.some'),
  }))
}
