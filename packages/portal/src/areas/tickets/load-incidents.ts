import { loadPhrases } from '#phrases/i18n.ts'

/** The screen of the incidents with its words, which no other screen of the area needs. */
export async function loadIncidents() {
  const [file] = await Promise.all([import('./incidents-screen.tsx'), loadPhrases('incidents')])
  return file.IncidentsScreen
}
