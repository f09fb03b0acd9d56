/** The four services (specification §7). */
export type ServiceName = 'main' | 'intranet' | 'laia' | 'analytics'

/** What distinguishes one service from another; the pipe is written once. */
export interface ServicePolicy {
  /** Where it stands below the server's own address; without one config.json says it. */
  readonly path?: string
  /** How the session is shown: uid and session token, a bearer, or a bearer and else the fixed key. */
  readonly auth: 'uid' | 'bearer' | 'bearer-or-key'
  /** Whether answers stand outside a `data` envelope. */
  readonly isBare?: boolean
  /** The specification §4, with `strictSecondary` only: a 403 renews the session; else a 401 or 403 ends it. */
  readonly renewsOn403?: boolean
}

/** One row a service. */
export const servicePolicies: Readonly<Record<ServiceName, ServicePolicy>> = {
  main: { path: '/services/main/1.0', auth: 'uid', renewsOn403: true },
  intranet: { path: '/services/intranet', auth: 'bearer' },
  laia: { path: '/services/laia', auth: 'bearer' },
  analytics: { auth: 'bearer-or-key', isBare: true },
}
