// Written by `pnpm codegen` from specs/; do not edit.
import { skills as family } from '@portal/sdk/laia'

/** `skills`, with what the contract says of it. */
export const skills = {
  family,
  permissions: {},
  sorts: ["code","name"],
  defaultSort: "code",
  input: {},
} as const
