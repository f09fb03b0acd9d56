// Written by `pnpm codegen` from specs/; do not edit.
import { projectAssignments as family } from '@portal/sdk/laia'

/** `projectAssignments`, with what the contract says of it. */
export const projectAssignments = {
  family,
  permissions: {},
  sorts: ["person","project","startsOn"],
  defaultSort: "person",
  input: {},
} as const
