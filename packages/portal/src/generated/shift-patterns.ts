// Written by `pnpm codegen` from specs/; do not edit.
import { shiftPatterns as family } from '@portal/sdk/intranet'

/** `shiftPatterns`, with what the contract says of it. */
export const shiftPatterns = {
  family,
  permissions: {"create":["TURNOS_GESTIONAR"],"update":["TURNOS_GESTIONAR"],"changes":["TURNOS_GESTIONAR"]},
  sorts: ["name","assigned"],
  defaultSort: "name",
  input: {"name":{"isRequired":true,"maxLength":80},"anchorOn":{"isRequired":true},"weeks":{"isRequired":true},"validFrom":{"isNullable":true}},
} as const
