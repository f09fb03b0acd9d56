import { can } from './can.ts'
import type { RouteMatchOf } from './match-route.ts'
import type { RouteRuleOf } from './permission.ts'

/** What a guard must know of somebody signed in: the names in their `accessPermissions` (specification §3). */
export interface SessionRights {
  /** The names of what the person may do. */
  readonly permissions: readonly string[]
}

/** What a guard does with an address: show the route, or send the visitor elsewhere (specification §2). */
export type DecisionOf<Name extends string, Path extends string> =
  | ({ readonly kind: 'allow' } & RouteMatchOf<RouteRuleOf<Name, Path>>)
  | { readonly kind: 'login' }
  | {
      readonly kind: 'not-authorized'
      /** Any one of these would open the route. */
      readonly missing: readonly Name[]
    }
  | { readonly kind: 'not-found' }

/** Decides about a route that was found, or was not, for a session that may be absent. */
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
