// Written by `pnpm codegen` from specs/; do not edit.
import { skillHours as family } from '@portal/sdk/intranet'

/** `skillHours`, with what the contract says of it. */
export const skillHours = {
  family,
  permissions: {},
  sorts: ["seconds","skill","person"],
  defaultSort: "-seconds",
  input: {},
} as const
