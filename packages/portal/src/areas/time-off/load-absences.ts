import { loadPhrases } from '#phrases/i18n.ts'

/** The screens of absences with their phrases; those of the types describe a type. */
export async function loadAbsences() {
  const [file] = await Promise.all([
    import('./absences-screen.tsx'),
    loadPhrases('absenceRequests'),
    loadPhrases('absences'),
    loadPhrases('adaptations'),
  ])
  return file.AbsencesScreen
}

export async function loadCreateAbsence() {
  const [file] = await Promise.all([
    import('./create-absence-screen.tsx'),
    loadPhrases('absenceRequests'),
    loadPhrases('absences'),
  ])
  return file.CreateAbsenceScreen
}

export async function loadManageAbsences() {
  const [file] = await Promise.all([
    import('./manage-absences-screen.tsx'),
    loadPhrases('absenceRequests'),
    loadPhrases('absences'),
    loadPhrases('adaptations'),
    loadPhrases('absencePolicies'),
    loadPhrases('vacationTeam'),
  ])
  return file.ManageAbsencesScreen
}

export async function loadAbsenteeism() {
  const [file] = await Promise.all([
    import('./absenteeism-screen.tsx'),
    loadPhrases('absenteeism'),
    loadPhrases('hours'),
  ])
  return file.AbsenteeismScreen
}
