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
 * What happened, in a sentence for people: one for each kind of failure, where `messageOf` has 'Ocurrio un error' for most
 * of them (specification §8). All five languages are here, so it is a part of its own; one that is none of them speaks
 * Spanish. What is no failure of this package gets the words of `messageOf`.
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
