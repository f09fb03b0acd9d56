// Generated from specs/home/dashboard.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { Dashboard } from '#generated/home/dashboard.ts'
import type { Operation } from '#http/operation.ts'

/** Overview of the day. */
export interface DashboardFamily {
  /** Retrieve the dashboard. Parts that the caller may not see are null. */
  readonly show: Operation<[], Dashboard, 'get'>
}

/** Builds `dashboard`: Overview of the day. */
export const dashboard: Build<DashboardFamily> = /* @__PURE__ */ family('main', 'dashboard show=g')
