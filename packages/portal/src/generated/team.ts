// Written by `pnpm codegen` from specs/; do not edit.
import { team as family } from '@portal/sdk/intranet'

/** `team`, with what the contract says of it. */
export const team = {
  family,
  permissions: {},
  sorts: ["attention","person","bank"],
  defaultSort: "attention",
  input: {},
} as const
