// Written by `pnpm codegen` from specs/; do not edit.
import { skillGroups as family } from '@portal/sdk/laia'

/** `skillGroups`, with what the contract says of it. */
export const skillGroups = {
  family,
  permissions: {},
  sorts: ["name"],
  defaultSort: "name",
  input: {},
} as const
