import { loadPhrases } from '#phrases/i18n.ts'

/** Every request form shows the effect of the person's vacation plan. */
const shared = () => Promise.all([loadPhrases('vacations'), loadPhrases('operations')])

/** The screens of vacations with their phrases. */
export async function loadVacations() {
  const [file] = await Promise.all([import('./vacations-screen.tsx'), shared()])
  return file.VacationsScreen
}

export async function loadOperationVacations() {
  const [file] = await Promise.all([import('./operation-vacations-screen.tsx'), shared()])
  return file.OperationVacationsScreen
}

export async function loadEmployeeVacations() {
  const [file] = await Promise.all([
    import('./employee-vacations-screen.tsx'),
    shared(),
    loadPhrases('vacationTeam'),
  ])
  return file.EmployeeVacationsScreen
}

export async function loadManageOperationVacations() {
  const [file] = await Promise.all([
    import('./manage-operation-vacations-screen.tsx'),
    shared(),
    loadPhrases('vacationTeam'),
    loadPhrases('operationTeam'),
  ])
  return file.ManageOperationVacationsScreen
}

export async function loadVacationReport() {
  const [file] = await Promise.all([
    import('./vacation-report-screen.tsx'),
    loadPhrases('vacations'),
    loadPhrases('vacationTeam'),
    loadPhrases('vacationReport'),
    loadPhrases('hours'),
  ])
  return file.VacationReportScreen
}
