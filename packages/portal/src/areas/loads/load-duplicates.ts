import { loadPhrases } from '#phrases/i18n.ts'

/** The screen of duplicates with the words that only it needs. */
export async function loadDuplicates() {
  const [file] = await Promise.all([import('./duplicates-screen.tsx'), loadPhrases('duplicates')])
  return file.DuplicatesScreen
}
