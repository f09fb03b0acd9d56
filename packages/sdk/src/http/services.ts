/** The four services (specification §7). */
export type ServiceName = 'main' | 'intranet' | 'laia' | 'analytics'

/** What distinguishes one service from another; the pipe is written once. */
export interface ServicePolicy {
  /** Where it stands below the server's own address; without one config.json says it. */
  readonly path?: string
  /** How the session is shown: uid and session token, a bearer, or a bearer and else the fixed key. */
  readonly auth: 'uid' | 'bearer' | 'bearer-or-key'
  /** Whether answers stand in a `data` envelope. */
  readonly hasEnvelope: boolean
  /** What the specification §4 asked on 401 and 403; holds with `strictSecondary` only. */
  readonly strict: 'renew-on-403' | 'end-session'
}

/** One row a service. */
export const servicePolicies: Readonly<Record<ServiceName, ServicePolicy>> = {
  main: {
    path: '/services/main/1.0',
    auth: 'uid',
    hasEnvelope: true,
    strict: 'renew-on-403',
  },
  intranet: {
    path: '/services/intranet',
    auth: 'bearer',
    hasEnvelope: true,
    strict: 'end-session',
  },
  laia: {
    path: '/services/laia',
    auth: 'bearer',
    hasEnvelope: true,
    strict: 'end-session',
  },
  analytics: {
    auth: 'bearer-or-key',
    hasEnvelope: false,
    strict: 'end-session',
  },
}
