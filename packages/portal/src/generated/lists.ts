// Written by `pnpm codegen` from specs/; do not edit.
import { lists as family } from '@portal/sdk/main'

/** `lists`, with what the contract says of it. */
export const lists = {
  family,
  permissions: {},
  sorts: ["computedAt","name","size"],
  defaultSort: "-computedAt",
  input: {},
} as const
