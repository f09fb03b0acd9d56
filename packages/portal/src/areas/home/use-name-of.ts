import { useTranslation } from 'react-i18next'
import type { Link } from '@portal/sdk'
import { isLanguage } from '#phrases/phrases.ts'

type Named = Pick<Link, 'name' | 'translations'>

/** Its name in the language at hand, the Spanish one where there is none. */
export function useNameOf() {
  const { i18n } = useTranslation()
  const language = isLanguage(i18n.language) ? i18n.language : 'es'
  return ({ name, translations }: Named) => (language === 'es' ? undefined : translations[language]) ?? name
}
