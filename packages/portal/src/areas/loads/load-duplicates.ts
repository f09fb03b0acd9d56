import { loadPhrases } from '#phrases/i18n.ts'

/** Loads the screen of duplicates with its own texts. */
export async function loadDuplicates() {
  const [file] = await Promise.all([import('./duplicates-screen.tsx'), loadPhrases('duplicates')])
  return file.DuplicatesScreen
}
