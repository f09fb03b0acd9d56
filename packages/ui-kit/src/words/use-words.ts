import { useLocale } from 'react-aria-components/I18nProvider'
import type { Words } from './es.ts'
import { wordsFor } from './words.ts'

/** The kit's words in the language of the nearest provider. */
export const useWords = (): Words => wordsFor(useLocale().locale)
