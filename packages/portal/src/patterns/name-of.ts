import { isLanguage } from '#phrases/phrases.ts'

/** A row with a name in several languages. */
export interface Translated {
  readonly name: string
  readonly translations: Readonly<Partial<Record<'en' | 'de' | 'fr' | 'pt', string>>>
}

/** Its name in a language, falling back to Spanish. */
export function nameOf({ name, translations }: Translated, language: string): string {
  const own = isLanguage(language) && language !== 'es' ? translations[language] : undefined
  return own === undefined || own === '' ? name : own
}
