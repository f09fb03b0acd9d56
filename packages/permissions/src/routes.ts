import { administrationRoutes } from './areas/administration.routes.ts'
import { analyticsRoutes } from './areas/analytics.routes.ts'
import { attendanceRoutes } from './areas/attendance.routes.ts'
import { documentsRoutes } from './areas/documents.routes.ts'
import { homeRoutes } from './areas/home.routes.ts'
import { listsRoutes } from './areas/lists.routes.ts'
import { loadsRoutes } from './areas/loads.routes.ts'
import { payrollRoutes } from './areas/payroll.routes.ts'
import { projectsRoutes } from './areas/projects.routes.ts'
import { reportsRoutes } from './areas/reports.routes.ts'
import { sessionRoutes } from './areas/session.routes.ts'
import { shellRoutes } from './areas/shell.routes.ts'
import { staffRoutes } from './areas/staff.routes.ts'
import { ticketsRoutes } from './areas/tickets.routes.ts'
import { timeOffRoutes } from './areas/time-off.routes.ts'
import type { PermissionName } from './catalogue.ts'
import { decideMatch } from './decide.ts'
import type { DecisionOf, SessionRights } from './decide.ts'
import { createMatcher } from './match-route.ts'
import type { RouteMatchOf } from './match-route.ts'
import type { Area, RouteRuleOf } from './permission.ts'

type RouteTable =
  | typeof sessionRoutes
  | typeof homeRoutes
  | typeof attendanceRoutes
  | typeof timeOffRoutes
  | typeof payrollRoutes
  | typeof staffRoutes
  | typeof projectsRoutes
  | typeof ticketsRoutes
  | typeof loadsRoutes
  | typeof listsRoutes
  | typeof documentsRoutes
  | typeof reportsRoutes
  | typeof analyticsRoutes
  | typeof administrationRoutes
  | typeof shellRoutes

const routeTables: readonly RouteTable[] = [
  sessionRoutes,
  homeRoutes,
  attendanceRoutes,
  timeOffRoutes,
  payrollRoutes,
  staffRoutes,
  projectsRoutes,
  ticketsRoutes,
  loadsRoutes,
  listsRoutes,
  documentsRoutes,
  reportsRoutes,
  analyticsRoutes,
  administrationRoutes,
  shellRoutes,
]

/** The path of any route, with its `:` segments. */
export type RoutePath = RouteTable['routes'][number]['path']

/** The paths of one area, for checking that its screens are complete: `satisfies Record<RoutePathIn<'loads'>, …>`. */
export type RoutePathIn<Of extends Area> = Extract<RouteTable, { area: Of }>['routes'][number]['path']

/** One rule of the route table (specification §2). */
export type RouteRule = RouteRuleOf<PermissionName, RoutePath>

/** A route rule and the decoded values of its `:` segments. */
export type RouteMatch = RouteMatchOf<RouteRule>

/** The decision of a guard: `allow`, `login`, `not-authorized` or `not-found`. */
export type Decision = DecisionOf<PermissionName, RoutePath>

/** Every route rule, by area, in the order of the specification §2. */
export const routes: readonly RouteRule[] = routeTables.flatMap(({ area, routes: rows }) =>
  rows.map((row): RouteRule => ({ ...row, area })),
)

const matcher = createMatcher(routes)

/**
 * Finds the rule of a path and its decoded parameters; undefined for an unknown path.
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
