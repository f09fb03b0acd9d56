// Generated from specs/staff/organization.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { Organization } from '#generated/staff/organization.ts'
import type { Operation } from '#http/operation.ts'

/** Who works where and under whom. */
export interface OrganizationFamily {
  /** Who works where and under whom. Everybody who is active, with department and the coordinator of today. Names and posts only. */
  readonly show: Operation<[], Organization, 'get'>
}

/** Builds `organization`: Who works where and under whom. */
export const organization: Build<OrganizationFamily> = /* @__PURE__ */ family('main', 'organization show=g')
