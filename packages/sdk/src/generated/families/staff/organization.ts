// Generated from specs/staff/organization.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { Organization } from '#generated/staff/organization.ts'
import type { Operation } from '#http/operation.ts'

/** The organisation: departments and coordinators. */
export interface OrganizationFamily {
  /** Retrieve the organisation. All active people, with their department and current coordinator. Only names and job titles. */
  readonly show: Operation<[], Organization, 'get'>
}

/** Builds `organization`: The organisation: departments and coordinators. */
export const organization: Build<OrganizationFamily> = /* @__PURE__ */ family('main', 'organization show=g')
