// Written by `pnpm codegen` from specs/; do not edit.
import { inbox as family } from '@portal/sdk/intranet'

/** `inbox`, with what the contract says of it. */
export const inbox = {
  family,
  permissions: {},
  sorts: ["dueAt","askedAt","person"],
  defaultSort: "dueAt",
  input: {},
} as const
