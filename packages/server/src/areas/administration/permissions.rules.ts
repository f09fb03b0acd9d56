import { type Permission, permissions as catalogue, routes } from '@portal/permissions'
import { es } from '@portal/permissions/labels/es'
import type { GivingRole } from './permissions.ts'

/** An operation of the contract, as far as its gate goes. */
type GuardedOperation = { id: string; permissions: readonly string[] | 'public' }

/** Who has what, counted. */
export type Holdings = {
  roles: readonly GivingRole[]
  /** How many people have exactly these roles. */
  peopleByRoles: readonly { roleIds: readonly string[]; people: number }[]
  peopleByGrantAlone: ReadonlyMap<number, number>
}

/** A permission with what it opens and how many have it. */
export type CountedPermission = Pick<Permission, 'name' | 'area' | 'kind'> & {
  id: string
  label: string
  number: number
  screens: string[]
  operations: string[]
  roleCount: number
  peopleCount: number
}

/** Whether a role gives a permission. */
export const gives = ({ isSystem, permissionIds }: GivingRole, id: number): boolean =>
  isSystem || permissionIds.includes(id)

/** The catalogue, with what each permission opens and how many have it. */
export function countedPermissions(
  operations: readonly GuardedOperation[],
  { roles, peopleByRoles, peopleByGrantAlone }: Holdings,
): CountedPermission[] {
  const opened = opens(operations)
  const byRole = peopleByPermission(roles, peopleByRoles)
  return catalogue.map(({ id: number, name, area, kind }) => ({
    ...{ id: name, number, name, label: es[name], area, kind },
    screens: opened.screens.get(name) ?? [],
    operations: opened.operations.get(name) ?? [],
    roleCount: roles.filter((role) => gives(role, number)).length,
    peopleCount: (byRole.get(number) ?? 0) + (peopleByGrantAlone.get(number) ?? 0),
  }))
}

/** How many people have each permission by their roles: each set of roles is looked at once, however many permissions there are. */
function peopleByPermission(
  roles: readonly GivingRole[],
  peopleByRoles: Holdings['peopleByRoles'],
): ReadonlyMap<number, number> {
  const everything = catalogue.map(({ id }) => id)
  const given = new Map(
    roles.map(({ id, isSystem, permissionIds }) => [id, isSystem ? everything : permissionIds]),
  )
  const counts = new Map<number, number>()
  for (const { roleIds, people } of peopleByRoles)
    for (const number of new Set(roleIds.flatMap((id) => given.get(id) ?? [])))
      counts.set(number, (counts.get(number) ?? 0) + people)
  return counts
}

function opens(operations: readonly GuardedOperation[]) {
  const screens = new Map<string, string[]>()
  const acts = new Map<string, string[]>()
  const note = (where: Map<string, string[]>, names: readonly string[], what: string) => {
    for (const name of names) where.set(name, [...(where.get(name) ?? []), what])
  }
  for (const { path, anyOf } of routes) if (typeof anyOf !== 'string') note(screens, anyOf, path)
  for (const { id, permissions } of operations) if (permissions !== 'public') note(acts, permissions, id)
  return { screens, operations: acts }
}

type Column = 'area' | 'name' | 'roleCount' | 'peopleCount'
export type Asked = {
  search?: string
  area?: string
  kind?: readonly Permission['kind'][]
  use?: 'nobody' | 'no_role' | 'nothing'
  sort?: Column | `-${Column}`
}

const uses = {
  nobody: ({ peopleCount }: CountedPermission) => peopleCount === 0,
  no_role: ({ roleCount }: CountedPermission) => roleCount === 0,
  nothing: ({ screens, operations }: CountedPermission) => screens.length + operations.length === 0,
}

/** Those that were asked for, in the order that was asked for. */
export function chosen(
  all: readonly CountedPermission[],
  { search, area, kind = [], use, sort = 'area' }: Asked,
  isMeant: (name: string, search: string) => boolean,
): CountedPermission[] {
  const found = all.filter(
    (one) =>
      (area === undefined || one.area === area) &&
      (kind.length === 0 || kind.includes(one.kind)) &&
      (use === undefined || uses[use](one)) &&
      (search === undefined || isMeant(one.name, search)),
  )
  const isDown = sort.startsWith('-')
  const column = (isDown ? sort.slice(1) : sort) as Column
  // The catalogue stands by area already, and a stable sort keeps it so among equals.
  if (column === 'area') return isDown ? found.toReversed() : found
  return found.toSorted((one, other) => (isDown ? -1 : 1) * compared(one[column], other[column]))
}

const compared = (one: string | number, other: string | number): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other), 'es')

/** Pairs that let one person do alone what should take two (handbook PAN-17). */
export const dangerousPairs = [
  { id: 'roles', permissions: ['ROLES_ASIGNAR_PERMISOS', 'USUARIOS_ASIGNAR_ROLES'] },
  { id: 'accounts', permissions: ['USUARIOS_CREAR', 'USUARIOS_ASIGNAR_ROLES'] },
  { id: 'loads', permissions: ['CARGUE_CREAR', 'LISTA_NEGRA_ELIMINAR'] },
  { id: 'traces', permissions: ['ANONIMIZACION_GESTIONAR', 'MENU_LOGS'] },
  { id: 'vacations', permissions: ['SOLICITAR_VACACIONES_OP_CREAR', 'GESTIONAR_VACACIONES_OP_APROBAR'] },
  { id: 'payroll', permissions: ['FICHAJE_CORREGIR', 'NOMINAS_PUBLICAR'] },
] as const satisfies readonly { id: string; permissions: readonly [Permission['name'], Permission['name']] }[]
