/** Any of these permissions shows everybody; without them one sees the coordinated people. */
const everybodys = [
  'EMPLEADOS_EDITAR',
  'MENU_ASIGNAR_COORDINADOR',
  'MENU_GRUPO_EMPLEADOS',
  'GRUPO_EMPLEADOS_VER',
]
export const seesEverybody = (permissions: ReadonlySet<string>): boolean =>
  everybodys.some((name) => permissions.has(name))

/** Only the fourth to the seventh digit are shown, as the Spanish data protection authority recommends. */
function maskedDni(dni: string): string {
  const shown = dni.replace(/\D/g, '').slice(3, 7)
  const at = shown === '' ? -1 : dni.lastIndexOf(shown)
  return Array.from(dni, (sign, index) => (at >= 0 && index >= at && index < at + 4 ? sign : '*')).join('')
}

/** The first letter and the domain are shown. */
const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*/, '$1***')

type Personal = { dni: string; email: string | null }

/** A row as lists and drawers show it: `employees.reveal` shows the rest (check 58). */
export function masked<Row extends Personal>(row: Row): Row {
  return { ...row, dni: maskedDni(row.dni), email: row.email === null ? null : maskedEmail(row.email) }
}
