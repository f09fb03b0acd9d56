import { useTranslation } from 'react-i18next'
import { accessRequests } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { useFormat } from '#format/use-format.ts'
import { type FigureAnswer, figureOf } from '#patterns/dashboard/figure.ts'

/** How many of the person's requests for access are pending. */
export function useOwnRequestsTile(): FigureAnswer {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  const asked = { mine: true, state: ['pending' as const], perPage: 1 }
  return figureOf(useData(useFamily(accessRequests).index, [asked]), ({ meta: { totalCount } }) => ({
    value: format.short(totalCount),
    state: 'neutral',
    text: t(totalCount === 0 ? 'tiles.ownRequests.none' : 'tiles.ownRequests.some'),
  }))
}
