// Written by `pnpm codegen` from specs/; do not edit.
import { holidays as family } from '@portal/sdk/intranet'

/** `holidays`, with what the contract says of it. */
export const holidays = {
  family,
  permissions: {"create":["CALENDARIOS_GESTIONAR"],"update":["CALENDARIOS_GESTIONAR"],"destroy":["CALENDARIOS_GESTIONAR"],"changes":["CALENDARIOS_GESTIONAR"],"deletions":["CALENDARIOS_GESTIONAR"]},
  sorts: ["date","name"],
  defaultSort: "date",
  input: {"date":{"isRequired":true},"name":{"isRequired":true,"maxLength":120},"country":{"isRequired":true,"maxLength":2},"region":{"isNullable":true,"maxLength":10},"locality":{"isNullable":true,"maxLength":80},"workCenterId":{"isNullable":true}},
} as const
