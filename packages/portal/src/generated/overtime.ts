// Written by `pnpm codegen` from specs/; do not edit.
import { overtime as family } from '@portal/sdk/intranet'

/** `overtime`, with what the contract says of it. */
export const overtime = {
  family,
  permissions: {},
  sorts: ["share","person","counted"],
  defaultSort: "-share",
  input: {},
} as const
