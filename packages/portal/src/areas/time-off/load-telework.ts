import { loadPhrases } from '#phrases/i18n.ts'

/** The screen of telework with its phrases. */
export async function loadTelework() {
  const [file] = await Promise.all([import('./telework-screen.tsx'), loadPhrases('telework')])
  return file.TeleworkScreen
}
