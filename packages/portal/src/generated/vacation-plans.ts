// Written by `pnpm codegen` from specs/; do not edit.
import { vacationPlans as family } from '@portal/sdk/intranet'

/** `vacationPlans`, with what the contract says of it. */
export const vacationPlans = {
  family,
  permissions: {"create":["TURNOS_GESTIONAR"],"update":["TURNOS_GESTIONAR"],"destroy":["TURNOS_GESTIONAR"]},
  sorts: ["name","validFrom"],
  defaultSort: "name",
  input: {"name":{"isRequired":true,"maxLength":80},"skillIds":{},"groupIds":{},"validFrom":{"isRequired":true},"validUntil":{"isNullable":true},"rules":{"isRequired":true},"needs":{}},
} as const
