import { useSyncExternalStore } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import type { Words } from './es.ts'
import { onWordsLoaded, wordsFor } from './words.ts'

/** The kit's texts in the language of the nearest provider. */
export function useWords(): Words {
  const { locale } = useLocale()
  const words = () => wordsFor(locale)
  return useSyncExternalStore(onWordsLoaded, words, words)
}
