// Written by `pnpm codegen` from specs/; do not edit.
import { vacationDays as family } from '@portal/sdk/intranet'

/** `vacationDays`, with what the contract says of it. */
export const vacationDays = {
  family,
  permissions: {},
  sorts: ["person"],
  defaultSort: "person",
  input: {},
} as const
