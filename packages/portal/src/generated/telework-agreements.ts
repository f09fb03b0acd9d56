// Written by `pnpm codegen` from specs/; do not edit.
import { teleworkAgreements as family } from '@portal/sdk/intranet'

/** `teleworkAgreements`, with what the contract says of it. */
export const teleworkAgreements = {
  family,
  permissions: {},
  sorts: ["person","share","uncovered","contradictions"],
  defaultSort: "person",
  input: {},
} as const
