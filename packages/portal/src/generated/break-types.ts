// Written by `pnpm codegen` from specs/; do not edit.
import { breakTypes as family } from '@portal/sdk/main'

/** `breakTypes`, with what the contract says of it. */
export const breakTypes = {
  family,
  permissions: {"create":["PAUSAS_CREAR"],"update":["PAUSAS_EDITAR"],"destroy":["PAUSAS_ELIMINAR"]},
  sorts: ["position","name","code","updatedAt"],
  defaultSort: "position",
  input: {"name":{"isRequired":true,"maxLength":120},"translations":{},"active":{},"code":{"isRequired":true,"maxLength":8},"colour":{"isRequired":true},"paid":{},"effective":{},"minutesPerUse":{"isNullable":true,"min":1,"max":600},"usesPerDay":{"isNullable":true,"min":1,"max":50},"maxShare":{"isNullable":true,"min":1,"max":100},"reasonRequired":{},"everyMinutes":{"isNullable":true,"min":15,"max":480},"toleranceMinutes":{"isNullable":true,"min":0,"max":120},"cumulative":{},"reminder":{}},
} as const
