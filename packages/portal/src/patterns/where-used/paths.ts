/** The lists that people find such rows in; they search it by name. */
const paths: Readonly<Record<string, string>> = {
  projects: '/listProyectos?search=',
  serviceCodes: '/codigoAnalitico?tab=service&search=',
  absenceTypes: '/tipologiaAusencias?search=',
  applications: '/applications?search=',
  workflows: '/workflow?search=',
}

/** Where a row of a family is found by its name; undefined where no list has it. */
export function pathOf(family: string, name: string): string | undefined {
  const path = paths[family]
  return path === undefined ? undefined : `${path}${encodeURIComponent(name)}`
}
