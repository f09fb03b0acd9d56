// Written by `pnpm codegen` from specs/; do not edit.
import { operationVacations as family } from '@portal/sdk/intranet'

/** `operationVacations`, with what the contract says of it. */
export const operationVacations = {
  family,
  permissions: {},
  sorts: ["createdAt","startsOn","person","units"],
  defaultSort: "-createdAt",
  input: {},
} as const
