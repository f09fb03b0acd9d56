import { es, type Words } from './es.ts'

/** The languages of the kit. */
export const kitLanguages = ['es', 'en', 'de', 'fr', 'pt'] as const

/** One of the kit's languages. */
export type KitLanguage = (typeof kitLanguages)[number]

const files: Partial<Record<KitLanguage, () => Promise<Words>>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  pt: async () => (await import('./pt.ts')).pt,
}
const learnt = new Map<KitLanguage, Words>([['es', es]])
const listeners = new Set<() => void>()

/**
 * Loads the kit's texts for a locale such as `de-DE`; `KitProvider` does so by itself. Calling it before the first
 * render avoids a flash of Spanish. An unsupported language loads nothing.
 * @example
 * await loadWords('de')
 * createRoot(root).render(<KitProvider locale="de">…</KitProvider>)
 */
export async function loadWords(locale: string): Promise<void> {
  const language = languageOf(locale)
  if (learnt.has(language)) return
  const words = await files[language]?.()
  if (words === undefined) return
  learnt.set(language, words)
  for (const listener of listeners) listener()
}

/** The kit's texts for a locale such as `es-ES`; Spanish when its language is unsupported, or not loaded yet. */
export function wordsFor(locale: string): Words {
  return learnt.get(languageOf(locale)) ?? es
}

/** Calls a listener whenever a language has been loaded; returns a function that unsubscribes. */
export function onWordsLoaded(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function languageOf(locale: string): KitLanguage {
  return kitLanguages.find((known) => locale.toLowerCase().split('-')[0] === known) ?? 'es'
}
