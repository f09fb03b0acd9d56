import { loadPhrases } from '#phrases/i18n.ts'

/** The screen of the absence types with its phrases. */
export async function loadAbsenceTypes() {
  const [file] = await Promise.all([
    import('./absence-types-screen.tsx'),
    loadPhrases('absences'),
    loadPhrases('absenceRequests'),
  ])
  return file.AbsenceTypesScreen
}
