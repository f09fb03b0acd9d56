import { can } from './can.ts'
import type { RouteMatchOf } from './match-route.ts'
import type { RouteRuleOf } from './permission.ts'

/** A signed-in person, as a guard sees them: the names in their `accessPermissions` (specification §3). */
export interface SessionRights {
  /** The names of the person's permissions. */
  readonly permissions: readonly string[]
}

/** The decision of a guard: show the route, or redirect the visitor (specification §2). */
export type DecisionOf<Name extends string, Path extends string> =
  | ({ readonly kind: 'allow' } & RouteMatchOf<RouteRuleOf<Name, Path>>)
  | { readonly kind: 'login' }
  | {
      readonly kind: 'not-authorized'
      /** Permissions of which any one would open the route. */
      readonly missing: readonly Name[]
    }
  | { readonly kind: 'not-found' }

/** Decides on a matched or unknown route, with or without a session. */
export function decideMatch<Name extends string, Path extends string>(
  session: SessionRights | undefined,
  match: RouteMatchOf<RouteRuleOf<Name, Path>> | undefined,
): DecisionOf<Name, Path> {
  if (!match) return { kind: 'not-found' }
  const { anyOf } = match.route
  if (anyOf === 'public') return { kind: 'allow', ...match }
  if (!session) return { kind: 'login' }
  if (anyOf === 'session' || can(session.permissions, anyOf)) return { kind: 'allow', ...match }
  return { kind: 'not-authorized', missing: anyOf }
}
