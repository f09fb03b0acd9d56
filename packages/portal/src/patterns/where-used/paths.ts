/** The lists in which such rows are found by name. */
const paths: Readonly<Record<string, string>> = {
  projects: '/listProyectos?search=',
  serviceCodes: '/codigoAnalitico?tab=service&search=',
  absenceTypes: '/tipologiaAusencias?search=',
  applications: '/applications?search=',
  workflows: '/workflow?search=',
}

/** The URL of a list that searches a row by name; undefined without one. */
export function pathOf(family: string, name: string): string | undefined {
  const path = paths[family]
  return path === undefined ? undefined : `${path}${encodeURIComponent(name)}`
}
