// Written by `pnpm codegen` from specs/; do not edit.
import { ticketSkips as family } from '@portal/sdk/laia'

/** `ticketSkips`, with what the contract says of it. */
export const ticketSkips = {
  family,
  permissions: {},
  sorts: ["at"],
  defaultSort: "-at",
  input: {},
} as const
