import { loadPhrases } from '#phrases/i18n.ts'

/** The screen of the break types with its phrases, which other screens do not need. */
export async function loadBreakTypes() {
  const [file] = await Promise.all([import('./break-types-screen.tsx'), loadPhrases('breaks')])
  return file.BreakTypesScreen
}
