import { loadPhrases } from '#phrases/i18n.ts'

/** The drawers of incidents beside any page, with their phrases. */
export async function loadIncidentBeside() {
  const [file] = await Promise.all([import('./incident-beside.tsx'), loadPhrases('incidents')])
  return file.IncidentBeside
}

/** The screen of the incidents with its phrases, which other screens do not need. */
export async function loadIncidents() {
  const [file] = await Promise.all([import('./incidents-screen.tsx'), loadPhrases('incidents')])
  return file.IncidentsScreen
}
