// Written by `pnpm codegen` from specs/; do not edit.
import { skillAssignments as family } from '@portal/sdk/laia'

/** `skillAssignments`, with what the contract says of it. */
export const skillAssignments = {
  family,
  permissions: {},
  sorts: ["person","skill","level","startsOn"],
  defaultSort: "person",
  input: {},
} as const
