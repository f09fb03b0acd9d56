/** The areas as seen by users; `shell` contains the pages that belong to none of the fourteen. */
export type Area =
  | 'session'
  | 'home'
  | 'attendance'
  | 'time-off'
  | 'payroll'
  | 'staff'
  | 'projects'
  | 'tickets'
  | 'loads'
  | 'lists'
  | 'documents'
  | 'reports'
  | 'analytics'
  | 'administration'
  | 'shell'

/** The kind of a permission: a menu entry, one of the four variants of specification §6, or an act. */
export type PermissionKind = 'menu' | 'view' | 'create' | 'edit' | 'delete' | 'act'

/** The layout of a screen (specification §2): `main` has the menu, `public` does not. */
export type Layout = 'main' | 'public'

/** Who may open a route: holders of any of these permissions, everybody signed in, or everybody. */
export type Guard<Name extends string = string> = readonly Name[] | 'session' | 'public'

/** One entry of the permission catalogue, with an open name type. */
export interface PermissionOf<Name extends string> {
  /** Numeric, unique and never reused; the server stores it. */
  readonly id: number
  /** As the specification spells it, misspellings included. */
  readonly name: Name
  readonly area: Area
  readonly kind: PermissionKind
}

/** One route rule, with open types of names and paths. */
export interface RouteRuleOf<Name extends string, Path extends string> {
  /** As spelled in the specification; a segment that begins with `:` matches any value. */
  readonly path: Path
  readonly anyOf: Guard<Name>
  readonly layout: Layout
  readonly area: Area
}
