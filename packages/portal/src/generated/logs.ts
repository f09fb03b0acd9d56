// Written by `pnpm codegen` from specs/; do not edit.
import { logs as family } from '@portal/sdk/main'

/** `logs`, with what the contract says of it. */
export const logs = {
  family,
  permissions: {},
  sorts: ["at"],
  defaultSort: "-at",
  input: {},
} as const
