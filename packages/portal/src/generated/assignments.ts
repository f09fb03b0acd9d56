// Written by `pnpm codegen` from specs/; do not edit.
import { assignments as family } from '@portal/sdk/main'

/** `assignments`, with what the contract says of it. */
export const assignments = {
  family,
  permissions: {},
  sorts: ["person","roleCount"],
  defaultSort: "person",
  input: {},
} as const
