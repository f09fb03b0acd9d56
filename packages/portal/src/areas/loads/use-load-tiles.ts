import { useTranslation } from 'react-i18next'
import type { Dashboard } from '@portal/sdk'
import { useFormat } from '#format/use-format.ts'
import { type Figure, type FigureAnswer, figureOf } from '#patterns/dashboard/figure.ts'
import { useToday } from '#patterns/dashboard/use-today.ts'

type Loads = NonNullable<Dashboard['loads']>

/** How many records were loaded today, and whether rows were rejected. */
export function useRecordsToday(): FigureAnswer {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  return useLoadFigure(({ recordsToday, errorsToday }) => {
    const value = format.short(recordsToday)
    if (errorsToday > 0) {
      const number = format.whole(errorsToday)
      return { value, state: 'attention', text: t('tiles.recordsToday.rejected', { number }) }
    }
    return recordsToday > 0
      ? { value, state: 'good', text: t('tiles.recordsToday.clean') }
      : { value, state: 'neutral', text: t('tiles.recordsToday.none') }
  })
}

/** How many loads are in progress, and whether any is paused. */
export function useLoadsRunning(): FigureAnswer {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  return useLoadFigure(({ running, paused }) => ({
    value: format.short(running),
    state: paused > 0 ? 'attention' : 'neutral',
    text:
      paused > 0
        ? t('tiles.loadsRunning.paused', { number: format.whole(paused) })
        : t('tiles.loadsRunning.nonePaused'),
  }))
}

const useLoadFigure = (read: (loads: Loads) => Figure): FigureAnswer =>
  figureOf(useToday(), ({ loads }) => (loads === null ? null : read(loads)))
