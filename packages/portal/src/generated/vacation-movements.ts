// Written by `pnpm codegen` from specs/; do not edit.
import { vacationMovements as family } from '@portal/sdk/intranet'

/** `vacationMovements`, with what the contract says of it. */
export const vacationMovements = {
  family,
  permissions: {"create":["VACACIONES_CAMBIAR_ESTADO"]},
  sorts: ["createdAt","date","person"],
  defaultSort: "-createdAt",
  input: {"employeeId":{"isRequired":true},"kind":{"isRequired":true,"values":["adjustment","carry_over"]},"bucketKind":{"isRequired":true,"values":["annual","loose"]},"year":{"isRequired":true,"min":2000,"max":2100},"units":{"isRequired":true,"min":-100000,"max":100000},"until":{"isNullable":true},"reverses":{"isNullable":true},"reason":{"isRequired":true,"maxLength":500}},
} as const
