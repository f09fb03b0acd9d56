import { administration } from './areas/administration.ts'
import { analytics } from './areas/analytics.ts'
import { attendance } from './areas/attendance.ts'
import { documents } from './areas/documents.ts'
import { home } from './areas/home.ts'
import { lists } from './areas/lists.ts'
import { loads } from './areas/loads.ts'
import { payroll } from './areas/payroll.ts'
import { projects } from './areas/projects.ts'
import { reports } from './areas/reports.ts'
import { session } from './areas/session.ts'
import { shell } from './areas/shell.ts'
import { staff } from './areas/staff.ts'
import { tickets } from './areas/tickets.ts'
import { timeOff } from './areas/time-off.ts'
import { foldName } from './can.ts'
import { decideMatch } from './decide.ts'
import type { DecisionOf, SessionRights } from './decide.ts'
import { createMatcher } from './match-route.ts'
import type { RouteMatchOf } from './match-route.ts'
import type { Area, PermissionOf, RouteRuleOf } from './permission.ts'

export { can } from './can.ts'
export type { SessionRights } from './decide.ts'
export type { Area, Guard, Layout, PermissionKind } from './permission.ts'

type AreaTable =
  | typeof session
  | typeof home
  | typeof attendance
  | typeof timeOff
  | typeof payroll
  | typeof staff
  | typeof projects
  | typeof tickets
  | typeof loads
  | typeof lists
  | typeof documents
  | typeof reports
  | typeof analytics
  | typeof administration
  | typeof shell

const areas: readonly AreaTable[] = [
  session,
  home,
  attendance,
  timeOff,
  payroll,
  staff,
  projects,
  tickets,
  loads,
  lists,
  documents,
  reports,
  analytics,
  administration,
  shell,
]

/** The name of any permission of the catalogue. */
export type PermissionName = AreaTable['permissions'][number]['name']

/** The path of any route, with its `:` segments. */
export type RoutePath = AreaTable['routes'][number]['path']

/** The paths of one area, so that its screens can be checked to be complete: `satisfies Record<RoutePathIn<'loads'>, …>`. */
export type RoutePathIn<Of extends Area> = Extract<AreaTable, { area: Of }>['routes'][number]['path']

/** One entry of the permission catalogue (specification §6). */
export type Permission = PermissionOf<PermissionName>

/** One rule of the route table (specification §2). */
export type RouteRule = RouteRuleOf<PermissionName, RoutePath>

/** A route rule and the decoded values of its `:` segments. */
export type RouteMatch = RouteMatchOf<RouteRule>

/** What a guard does with an address: `allow`, `login`, `not-authorized` or `not-found`. */
export type Decision = DecisionOf<PermissionName, RoutePath>

/** Every permission, by area and then by id. */
export const permissions: readonly Permission[] = areas.flatMap(({ area, permissions: rows }) =>
  rows.map((row): Permission => ({ ...row, area })),
)

/** Every route rule, by area, in the order of the specification §2. */
export const routes: readonly RouteRule[] = areas.flatMap(({ area, routes: rows }) =>
  rows.map((row): RouteRule => ({ ...row, area })),
)

const byId: ReadonlyMap<number, Permission> = new Map(permissions.map((one) => [one.id, one]))
const byName: ReadonlyMap<string, Permission> = new Map(permissions.map((one) => [foldName(one.name), one]))
const matcher = createMatcher(routes)

/** The permission with this id, or undefined. */
export function permissionById(id: number): Permission | undefined {
  return byId.get(id)
}

/** The permission with this name, or undefined; upper and lower case are the same, as in `can`. */
export function permissionByName(name: string): Permission | undefined {
  return byName.get(foldName(name))
}

/**
 * The rule a path answers to and its decoded parameters, or undefined for an unknown path.
 *
 * @example
 * matchRoute('/noticias/7?tab=all')?.params // { id: '7' }
 */
export function matchRoute(path: string): RouteMatch | undefined {
  return matcher(path)
}

/**
 * Whether this session may open this path, and where to send it otherwise (specification §2). The root `/`
 * is no route: redirect it to `/dashboard` first.
 *
 * @example
 * decide(undefined, '/users') // { kind: 'login' }
 * decide({ permissions: ['MENU_ROLES'] }, '/users') // { kind: 'not-authorized', missing: ['MENU_USUARIOS'] }
 */
export function decide(session: SessionRights | undefined, path: string): Decision {
  return decideMatch(session, matchRoute(path))
}
