import { useTranslation } from 'react-i18next'
import { nameOf, type Translated } from './name-of.ts'

/** What a row is called, in the language at hand. */
export function useNameOf(): (row: Translated) => string {
  const { i18n } = useTranslation()
  return (row) => nameOf(row, i18n.language)
}
