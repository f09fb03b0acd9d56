import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#format/use-format.ts'
import { shownValue } from './shown-value.ts'

/** A value of a history as the reader writes it: a moment by their clock, and nothing where there is none. */
export function useShownValue(): (value: unknown) => string {
  const { t } = useTranslation('general')
  const { dateTime } = useFormat()
  return useCallback(
    (value) => shownValue(value, { yes: t('yes'), no: t('no'), dateTime, labelOf: (name) => name }),
    [t, dateTime],
  )
}
