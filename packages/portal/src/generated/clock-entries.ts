// Written by `pnpm codegen` from specs/; do not edit.
import { clockEntries as family } from '@portal/sdk/intranet'

/** `clockEntries`, with what the contract says of it. */
export const clockEntries = {
  family,
  permissions: {},
  sorts: ["at","person","recordedAt"],
  defaultSort: "-at",
  input: {},
} as const
