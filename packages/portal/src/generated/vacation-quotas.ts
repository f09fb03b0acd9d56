// Written by `pnpm codegen` from specs/; do not edit.
import { vacationQuotas as family } from '@portal/sdk/intranet'

/** `vacationQuotas`, with what the contract says of it. */
export const vacationQuotas = {
  family,
  permissions: {"create":["TURNOS_GESTIONAR"],"update":["TURNOS_GESTIONAR"],"destroy":["TURNOS_GESTIONAR"]},
  sorts: ["startsOn","plan"],
  defaultSort: "startsOn",
  input: {"planId":{"isRequired":true},"startsOn":{"isRequired":true},"endsOn":{"isRequired":true},"weekdays":{},"start":{"isNullable":true,"min":0,"max":1440},"end":{"isNullable":true,"min":0,"max":1440},"measure":{"values":["people","minutes"]},"limit":{"isRequired":true,"min":0,"max":100000},"reason":{"isNullable":true,"maxLength":500}},
} as const
