// Written by `pnpm codegen` from specs/; do not edit.
import { openings as family } from '@portal/sdk/laia'

/** `openings`, with what the contract says of it. */
export const openings = {
  family,
  permissions: {},
  sorts: ["plannedAt","service"],
  defaultSort: "plannedAt",
  input: {},
} as const
