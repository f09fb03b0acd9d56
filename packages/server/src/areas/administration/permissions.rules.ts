import { type Permission, permissions as catalogue, routes } from '@portal/permissions'
import { es } from '@portal/permissions/labels/es'
import type { GivingRole } from './permissions.ts'

/** An operation of the contract, reduced to its gate. */
type GuardedOperation = { id: string; permissions: readonly string[] | 'public' }

/** A permission with what it allows, and its number of holders once counted. */
export type ListedPermission = Pick<Permission, 'name' | 'area' | 'kind'> & {
  id: string
  label: string
  number: number
  screens: string[]
  operations: string[]
  roleCount: number
  peopleCount?: number
}
export type CountedPermission = ListedPermission & { peopleCount: number }

/** Whether a role gives a permission. */
export const gives = ({ isSystem, permissionIds }: GivingRole, id: number): boolean =>
  isSystem || permissionIds.includes(id)

/** The catalogue, with what each permission allows and the number of its roles. */
export const listedPermissions = (
  opened: Opened,
  roles: { system: number; others: ReadonlyMap<number, number> },
): ListedPermission[] =>
  catalogue.map(({ id: number, name, area, kind }) => ({
    ...{ id: name, number, name, label: es[name], area, kind },
    screens: opened.screens.get(name) ?? [],
    operations: opened.operations.get(name) ?? [],
    roleCount: roles.system + (roles.others.get(number) ?? 0),
  }))

export type Opened = ReturnType<typeof opens>

/** The screens and operations that each permission allows. */
export function opens(operations: readonly GuardedOperation[]) {
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
type Sort = Column | `-${Column}`
export type Asked = {
  search?: string
  area?: string
  kind?: readonly Permission['kind'][]
  use?: 'nobody' | 'no_role' | 'nothing'
  sort?: Sort
}

const uses = {
  nobody: ({ peopleCount }: ListedPermission) => peopleCount === 0,
  no_role: ({ roleCount }: ListedPermission) => roleCount === 0,
  nothing: ({ screens, operations }: ListedPermission) => screens.length + operations.length === 0,
}

/** Whether holders must be counted for all permissions, instead of a page only. */
export const asksForPeople = ({ use, sort }: Asked): boolean =>
  use === 'nobody' || sort === 'peopleCount' || sort === '-peopleCount'

export const isCounted = (one: ListedPermission): one is CountedPermission => one.peopleCount !== undefined

/** The matching ones, sorted as requested. */
export function chosen(
  all: readonly ListedPermission[],
  { search, area, kind = [], use, sort = 'area' }: Asked,
  isMeant: (name: string, search: string) => boolean,
): ListedPermission[] {
  const found = all.filter(
    (one) =>
      (area === undefined || one.area === area) &&
      (kind.length === 0 || kind.includes(one.kind)) &&
      (use === undefined || uses[use](one)) &&
      (search === undefined || isMeant(one.name, search)),
  )
  return found.toSorted(inOrder(sort))
}

const columnOf = (sort: Sort) => sort.replace('-', '') as Column
const places = new Map<string, number>(catalogue.map(({ name }, place) => [name, place]))
const placeOf = ({ name }: ListedPermission): number => places.get(name) ?? 0

/** Sorted by a column; stable, because the catalogue is sorted by area. */
function inOrder(sort: Sort): (one: ListedPermission, other: ListedPermission) => number {
  const column = columnOf(sort)
  const sign = sort === column ? 1 : -1
  if (column === 'area') return (one, other) => sign * (placeOf(one) - placeOf(other))
  return (one, other) =>
    sign * compared(one[column] ?? 0, other[column] ?? 0) || placeOf(one) - placeOf(other)
}

/** The sort value of a permission, and its id: the cursor for `behind`. */
export const valuesOf = (one: ListedPermission, sort: Sort): string[] => [
  String(one[columnOf(sort)] ?? 0),
  one.id,
]

/** The permissions after a cursor, whose own permission may no longer match. */
export function behind(
  found: readonly ListedPermission[],
  [value, id]: readonly (string | null)[],
  sort: Sort,
): ListedPermission[] | undefined {
  const column = columnOf(sort)
  const last = catalogue.find(({ name }) => name === id)
  if (last === undefined) return undefined
  const then = { ...last, [column]: column === 'name' ? value : Number(value) }
  return found.filter((one) => inOrder(sort)(one, then as unknown as ListedPermission) > 0)
}

const compared = (one: string | number, other: string | number): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other), 'es')

/** Pairs that together violate the separation of duties (handbook PAN-17). */
export const dangerousPairs = [
  { id: 'roles', permissions: ['ROLES_ASIGNAR_PERMISOS', 'USUARIOS_ASIGNAR_ROLES'] },
  { id: 'accounts', permissions: ['USUARIOS_CREAR', 'USUARIOS_ASIGNAR_ROLES'] },
  { id: 'loads', permissions: ['CARGUE_CREAR', 'LISTA_NEGRA_ELIMINAR'] },
  { id: 'traces', permissions: ['ANONIMIZACION_GESTIONAR', 'MENU_LOGS'] },
  { id: 'vacations', permissions: ['SOLICITAR_VACACIONES_OP_CREAR', 'GESTIONAR_VACACIONES_OP_APROBAR'] },
  { id: 'payroll', permissions: ['FICHAJE_CORREGIR', 'NOMINAS_PUBLICAR'] },
] as const satisfies readonly { id: string; permissions: readonly [Permission['name'], Permission['name']] }[]
