import { loadPhrases } from '#phrases/i18n.ts'

/** The screens of vacations with their words. */
export async function loadVacations() {
  const [file] = await Promise.all([import('./vacations-screen.tsx'), loadPhrases('vacations')])
  return file.VacationsScreen
}

export async function loadEmployeeVacations() {
  const [file] = await Promise.all([
    import('./employee-vacations-screen.tsx'),
    loadPhrases('vacations'),
    loadPhrases('vacationTeam'),
  ])
  return file.EmployeeVacationsScreen
}
