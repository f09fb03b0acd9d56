// Written by `pnpm codegen` from specs/; do not edit.
import { shifts as family } from '@portal/sdk/intranet'

/** `shifts`, with what the contract says of it. */
export const shifts = {
  family,
  permissions: {},
  sorts: ["person"],
  defaultSort: "person",
  input: {},
} as const
