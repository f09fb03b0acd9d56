// Written by `pnpm codegen` from specs/; do not edit.
import { permissions as family } from '@portal/sdk/main'

/** `permissions`, with what the contract says of it. */
export const permissions = {
  family,
  permissions: {},
  sorts: ["area","name","roleCount","peopleCount"],
  defaultSort: "area",
  input: {},
} as const
