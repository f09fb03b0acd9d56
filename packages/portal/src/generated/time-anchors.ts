// Written by `pnpm codegen` from specs/; do not edit.
import { timeAnchors as family } from '@portal/sdk/intranet'

/** `timeAnchors`, with what the contract says of it. */
export const timeAnchors = {
  family,
  permissions: {},
  sorts: ["number"],
  defaultSort: "-number",
  input: {},
} as const
