import { loadPhrases } from '#phrases/i18n.ts'

/** Loads the screen of filters with its own texts. */
export async function loadFilters() {
  const [file] = await Promise.all([import('./filters-screen.tsx'), loadPhrases('filters')])
  return file.FiltersScreen
}
