import { addMessages, type Locale, type Messages } from '@portal/sdk'
import { de as deMessages } from '@portal/sdk/messages/de'
import { en as enMessages } from '@portal/sdk/messages/en'
import { fr as frMessages } from '@portal/sdk/messages/fr'
import { pt as ptMessages } from '@portal/sdk/messages/pt'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import type { FailureWords } from './failure-words.ts'
import { fr } from './fr.ts'
import { pt } from './pt.ts'

const words: Readonly<Record<Locale, FailureWords>> = { es, en, de, fr, pt }

/** The messages of one language. */
export function wordsIn(locale: Locale): FailureWords {
  return words[locale]
}

const messages: Readonly<Record<Exclude<Locale, 'es'>, Messages>> = {
  en: enMessages,
  de: deMessages,
  fr: frMessages,
  pt: ptMessages,
}

/** Adds this language to the SDK's `messageOf`, which has Spanish built in. */
export function addMessagesOf(locale: Locale): void {
  if (locale !== 'es') addMessages(locale, messages[locale])
}
