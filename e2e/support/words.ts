// People find things by the words they read, so the tests look for the portal's own: a word that changes in the
// phrases changes here too. Only the Spanish ones, which are the standard; the portal package exports nothing.
export * from '#phrases/generated/es.ts'

/** Fills the `{{gaps}}` of a phrase. */
export function filled(phrase: string, gaps: Record<string, string>): string {
  return phrase.replaceAll(/\{\{(\w+)\}\}/g, (gap, name: string) => gaps[name] ?? gap)
}

/** Matches the beginning of a phrase, up to its first gap. */
export const startsWith = (phrase: string): RegExp => new RegExp(`^${phrase.split('{{')[0] ?? ''}`)
