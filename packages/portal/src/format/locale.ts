/** The number locale of a language: European Portuguese, as in the kit; the others need no region. */
export function localeOf(language: string): string {
  return language === 'pt' ? 'pt-PT' : language
}
