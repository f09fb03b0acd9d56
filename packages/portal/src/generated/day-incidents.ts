// Written by `pnpm codegen` from specs/; do not edit.
import { dayIncidents as family } from '@portal/sdk/intranet'

/** `dayIncidents`, with what the contract says of it. */
export const dayIncidents = {
  family,
  permissions: {},
  sorts: ["date","person"],
  defaultSort: "-date",
  input: {},
} as const
