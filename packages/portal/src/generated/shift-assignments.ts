// Written by `pnpm codegen` from specs/; do not edit.
import { shiftAssignments as family } from '@portal/sdk/intranet'

/** `shiftAssignments`, with what the contract says of it. */
export const shiftAssignments = {
  family,
  permissions: {"create":["TURNOS_GESTIONAR"],"destroy":["TURNOS_GESTIONAR"],"changes":["TURNOS_GESTIONAR"],"deletions":["TURNOS_GESTIONAR"]},
  sorts: ["person","startsOn"],
  defaultSort: "person",
  input: {"employeeIds":{"isRequired":true},"patternId":{"isRequired":true},"startsOn":{"isRequired":true},"endsOn":{"isNullable":true},"firstWeek":{"isRequired":true,"min":1,"max":8}},
} as const
