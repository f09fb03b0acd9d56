// Written by `pnpm codegen` from specs/; do not edit.
import { monthSheets as family } from '@portal/sdk/intranet'

/** `monthSheets`, with what the contract says of it. */
export const monthSheets = {
  family,
  permissions: {},
  sorts: ["person","month","balance","extra"],
  defaultSort: "person",
  input: {},
} as const
