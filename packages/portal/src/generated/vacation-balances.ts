// Written by `pnpm codegen` from specs/; do not edit.
import { vacationBalances as family } from '@portal/sdk/intranet'

/** `vacationBalances`, with what the contract says of it. */
export const vacationBalances = {
  family,
  permissions: {},
  sorts: ["person"],
  defaultSort: "person",
  input: {},
} as const
