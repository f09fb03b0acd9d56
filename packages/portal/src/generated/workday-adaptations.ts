// Written by `pnpm codegen` from specs/; do not edit.
import { workdayAdaptations as family } from '@portal/sdk/intranet'

/** `workdayAdaptations`, with what the contract says of it. */
export const workdayAdaptations = {
  family,
  permissions: {"create":["AUSENCIAS"]},
  sorts: ["dueOn","person"],
  defaultSort: "-dueOn",
  input: {"startsOn":{"isRequired":true},"endsOn":{"isNullable":true},"wanted":{"isRequired":true,"maxLength":1000},"reason":{"isRequired":true,"maxLength":1000}},
} as const
