import { loadPhrases } from '#phrases/i18n.ts'

/** The screen of filters with the words that only it needs. */
export async function loadFilters() {
  const [file] = await Promise.all([import('./filters-screen.tsx'), loadPhrases('filters')])
  return file.FiltersScreen
}
