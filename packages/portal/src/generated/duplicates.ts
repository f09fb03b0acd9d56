// Written by `pnpm codegen` from specs/; do not edit.
import { duplicates as family } from '@portal/sdk/main'

/** `duplicates`, with what the contract says of it. */
export const duplicates = {
  family,
  permissions: {},
  sorts: ["score","size"],
  defaultSort: "-score",
  input: {},
} as const
