/** What the user sees as one part of the menu; `shell` holds the pages that belong to none of the fourteen. */
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

/** What a permission lets one do: open a menu entry, one of the four variants of the specification §6, or an act. */
export type PermissionKind = 'menu' | 'view' | 'create' | 'edit' | 'delete' | 'act'

/** The frame a screen is drawn in (specification §2): `main` carries the menu, `public` does not. */
export type Layout = 'main' | 'public'

/** Who may open a route: holders of any of these permissions, everybody signed in, or everybody. */
export type Guard<Name extends string = string> = readonly Name[] | 'session' | 'public'

/** One entry of the permission catalogue, with the type of its names left open. */
export interface PermissionOf<Name extends string> {
  /** Numeric, unique and never reused; the server stores it. */
  readonly id: number
  /** As the specification spells it, misspellings included. */
  readonly name: Name
  readonly area: Area
  readonly kind: PermissionKind
}

/** One route rule, with the types of its names and paths left open. */
export interface RouteRuleOf<Name extends string, Path extends string> {
  /** As the specification spells it; a segment that begins with `:` takes any value. */
  readonly path: Path
  readonly anyOf: Guard<Name>
  readonly layout: Layout
  readonly area: Area
}
