// Written by `pnpm codegen` from specs/; do not edit.
import { workdays as family } from '@portal/sdk/intranet'

/** `workdays`, with what the contract says of it. */
export const workdays = {
  family,
  permissions: {},
  sorts: ["date","person","balance"],
  defaultSort: "-date",
  input: {},
} as const
