import { loadPhrases } from '#phrases/i18n.ts'

/**
 * The screens of roles and permissions with the phrases that the three share; two screens name permissions.
 */
async function withWords<Loaded>(file: Promise<Loaded>): Promise<Loaded> {
  const [loaded] = await Promise.all([file, loadPhrases('roles')])
  return loaded
}

async function withLabels<Loaded>(file: Promise<Loaded>): Promise<Loaded> {
  const [loaded] = await Promise.all([withWords(file), loadPhrases('permissions')])
  return loaded
}

export const loadRoles = async () => (await withLabels(import('./roles-screen.tsx'))).RolesScreen
export const loadPermissions = async () =>
  (await withLabels(import('./permissions-screen.tsx'))).PermissionsScreen
export const loadAssignments = async () => {
  const [file] = await Promise.all([
    withWords(import('./assignments-screen.tsx')),
    loadPhrases('assignments'),
    // The names of the departments.
    loadPhrases('staff'),
  ])
  return file.AssignmentsScreen
}
