/** The four services (specification §7). */
export type ServiceName = 'main' | 'intranet' | 'laia' | 'analytics'

/** The differences between the services; everything else of the pipe is shared. */
export interface ServicePolicy {
  /** Its path below the server's address; without one, config.json has the address. */
  readonly path?: string
  /**
   * The authentication scheme: uid and session token, a bearer token, or a bearer token with the fixed key as
   * fallback.
   */
  readonly auth: 'uid' | 'bearer' | 'bearer-or-key'
  /** Whether answers have no `data` envelope. */
  readonly isBare?: boolean
  /** Specification §4, only with `strictSecondary`: a 403 renews the session; otherwise a 401 or 403 ends it. */
  readonly renewsOn403?: boolean
}

/** One row per service. */
export const servicePolicies: Readonly<Record<ServiceName, ServicePolicy>> = {
  main: { path: '/services/main/1.0', auth: 'uid', renewsOn403: true },
  intranet: { path: '/services/intranet', auth: 'bearer' },
  laia: { path: '/services/laia', auth: 'bearer' },
  analytics: { auth: 'bearer-or-key', isBare: true },
}
