// Written by `pnpm codegen` from specs/; do not edit.
import { workingHours as family } from '@portal/sdk/intranet'

/** `workingHours`, with what the contract says of it. */
export const workingHours = {
  family,
  permissions: {},
  sorts: ["person","period","effective","balance","extra"],
  defaultSort: "person",
  input: {},
} as const
