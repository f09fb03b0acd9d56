import { loadPhrases } from '#phrases/i18n.ts'

/** What stands beside any page of an incident, with its words. */
export async function loadIncidentBeside() {
  const [file] = await Promise.all([import('./incident-beside.tsx'), loadPhrases('incidents')])
  return file.IncidentBeside
}

/** The screen of the incidents with its words, which no other screen of the area needs. */
export async function loadIncidents() {
  const [file] = await Promise.all([import('./incidents-screen.tsx'), loadPhrases('incidents')])
  return file.IncidentsScreen
}
