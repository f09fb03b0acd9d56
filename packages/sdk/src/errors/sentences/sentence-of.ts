import { isPortalError } from '../is-portal-error.ts'
import { type Locale, messageOf } from '../message-of.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { pt } from './pt.ts'
import type { Sentences } from './sentences.ts'

const languages: Readonly<Record<Locale, Sentences>> = { es, en, de, fr, pt }

/**
 * What happened, in a sentence for people. It has one for each kind of error, where `messageOf` says 'Ocurrio un
 * error' for most of them (specification §8). All five languages are included, so it is an entry point of its own;
 * any other language falls back to Spanish. A value that is no error of this package gets the message of `messageOf`.
 *
 * @example
 * sentenceOf(error, 'en') // 'No connection to the server'
 */
export function sentenceOf(error: unknown, locale: string = 'es'): string {
  const sentences = Object.entries(languages).find(
    ([language]) => language === locale.slice(0, 2).toLowerCase(),
  )
  return isPortalError(error) ? (sentences?.[1] ?? es)[error.kind] : messageOf(error, locale)
}
