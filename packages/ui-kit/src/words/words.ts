import { de } from './de.ts'
import { en } from './en.ts'
import { es, type Words } from './es.ts'
import { fr } from './fr.ts'
import { pt } from './pt.ts'

const catalogues: Record<KitLanguage, Words> = { es, en, de, fr, pt }

/** The languages the kit speaks. */
export const kitLanguages = ['es', 'en', 'de', 'fr', 'pt'] as const

/** One of the languages the kit speaks. */
export type KitLanguage = (typeof kitLanguages)[number]

/** The kit's words for a locale such as `es-ES`; Spanish when the kit does not speak its language. */
export function wordsFor(locale: string): Words {
  const language = kitLanguages.find((known) => locale.toLowerCase().split('-')[0] === known)
  return catalogues[language ?? 'es']
}
