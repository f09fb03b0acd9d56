// Generated from specs/administration/maintenance.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { Maintenance, MaintenanceInput } from '#generated/administration/maintenance.ts'
import type { Operation } from '#http/operation.ts'

/** The switch of the maintenance. */
export interface MaintenanceFamily {
  /** Whether the portal is under maintenance. Answered without a session and during maintenance too: the page that waits asks this. */
  readonly show: Operation<[], Maintenance, 'get'>
  /** Begin or end maintenance. While it is on, who does not hold PERMISOS_EDITAR is answered 503 with Retry-After by every service. */
  readonly update: Operation<[body: MaintenanceInput], Maintenance, 'put'>
}

/** Builds `maintenance`: The switch of the maintenance. */
export const maintenance: Build<MaintenanceFamily> = /* @__PURE__ */ family('main', 'maintenance show=g* update=u!')
