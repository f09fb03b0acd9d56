// Written by `pnpm codegen` from specs/; do not edit.
import { vacationBlocks as family } from '@portal/sdk/intranet'

/** `vacationBlocks`, with what the contract says of it. */
export const vacationBlocks = {
  family,
  permissions: {"create":["CALENDARIOS_GESTIONAR"],"update":["CALENDARIOS_GESTIONAR"],"destroy":["CALENDARIOS_GESTIONAR"]},
  sorts: ["startsOn","name"],
  defaultSort: "startsOn",
  input: {"name":{"isRequired":true,"maxLength":80},"startsOn":{"isRequired":true},"endsOn":{"isRequired":true},"groupId":{"isNullable":true},"exceptIds":{}},
} as const
