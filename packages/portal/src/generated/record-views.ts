// Written by `pnpm codegen` from specs/; do not edit.
import { recordViews as family } from '@portal/sdk/intranet'

/** `recordViews`, with what the contract says of it. */
export const recordViews = {
  family,
  permissions: {},
  sorts: ["at"],
  defaultSort: "-at",
  input: {},
} as const
