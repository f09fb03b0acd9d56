import { useTranslation } from 'react-i18next'
import { nameOf, type Translated } from './name-of.ts'

/** The name of a row in the current language. */
export function useNameOf(): (row: Translated) => string {
  const { i18n } = useTranslation()
  return (row) => nameOf(row, i18n.language)
}
