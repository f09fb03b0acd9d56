import { loadPhrases } from '#phrases/i18n.ts'

/** The screen of the people one coordinates, with the words of its tabs. */
export async function loadAssignedEmployees() {
  const [file] = await Promise.all([
    import('./assigned-employees-screen.tsx'),
    loadPhrases('shifts'),
    loadPhrases('team'),
    loadPhrases('workdays'),
  ])
  return file.AssignedEmployeesScreen
}
