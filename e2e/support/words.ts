// People find things by the words they read, so the tests look for the portal's own: a word that changes in the
// phrases changes here too. Only the Spanish ones, which are the standard; the portal package exports nothing.
export { general } from '#phrases/es/general.ts'
export { home } from '#phrases/es/home.ts'
export { loads } from '#phrases/es/loads.ts'
export { menu } from '#phrases/es/menu.ts'
export { session } from '#phrases/es/session.ts'
export { shell } from '#phrases/es/shell.ts'

/** Fills the `{{gaps}}` of a phrase. */
export function said(phrase: string, gaps: Record<string, string>): string {
  return phrase.replaceAll(/\{\{(\w+)\}\}/g, (gap, name: string) => gaps[name] ?? gap)
}
