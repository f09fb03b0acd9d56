// Generated from specs/home/dashboard.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { Dashboard } from '#generated/home/dashboard.ts'
import type { Operation } from '#http/operation.ts'

/** What is worth knowing today. */
export interface DashboardFamily {
  /** What is worth knowing today. Each part is present only for who may see it; the rest is null. */
  readonly show: Operation<[], Dashboard, 'get'>
}

/** Builds `dashboard`: What is worth knowing today. */
export const dashboard: Build<DashboardFamily> = /* @__PURE__ */ family('main', 'dashboard show=g')
