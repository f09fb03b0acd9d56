// Written by `pnpm codegen` from specs/; do not edit.
import { vacationReport as family } from '@portal/sdk/intranet'

/** `vacationReport`, with what the contract says of it. */
export const vacationReport = {
  family,
  permissions: {},
  sorts: ["name","enjoyed","pending","approved","available"],
  defaultSort: "name",
  input: {},
} as const
