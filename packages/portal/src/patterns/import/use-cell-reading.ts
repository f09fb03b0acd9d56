import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#format/use-format.ts'
import { useGroupWords } from '#patterns/resource-screen/words.ts'
import type { CellReading } from './import-fields.ts'
import type { ImportPlan } from './import-plan.ts'

/** The context for parsing cells: the texts of the fields in the current language. */
export function useCellReading({ phrases }: ImportPlan): CellReading {
  const { t, i18n } = useTranslation('general')
  const translate = useGroupWords(phrases)
  const { language } = i18n
  const { timeZone } = useFormat()
  return useMemo(
    () => ({ translate, language, timeZone, yes: t('yes'), no: t('no') }),
    [translate, language, timeZone, t],
  )
}
