// Generated from specs/administration/maintenance.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { Maintenance, MaintenanceInput } from '#generated/administration/maintenance.ts'
import type { Operation } from '#http/operation.ts'

/** Maintenance mode. */
export interface MaintenanceFamily {
  /** Retrieve the maintenance mode. Available without a session, and during maintenance: the waiting page polls it. */
  readonly show: Operation<[], Maintenance, 'get'>
  /** Start or end maintenance. During maintenance, callers without PERMISOS_EDITAR get 503 with Retry-After from every service. */
  readonly update: Operation<[body: MaintenanceInput], Maintenance, 'put'>
}

/** Builds `maintenance`: Maintenance mode. */
export const maintenance: Build<MaintenanceFamily> = /* @__PURE__ */ family('main', 'maintenance show=g* update=u!')
