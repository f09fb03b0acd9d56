// Written by `pnpm codegen` from specs/; do not edit.
import { priorities as family } from '@portal/sdk/laia'

/** `priorities`, with what the contract says of it. */
export const priorities = {
  family,
  permissions: {"create":["PRIORIDADES_CREAR"],"update":["PRIORIDADES_EDITAR"],"destroy":["PRIORIDADES_ELIMINAR"]},
  sorts: ["position","name","weight","updatedAt"],
  defaultSort: "position",
  input: {"name":{"isRequired":true,"maxLength":120},"translations":{},"active":{},"colour":{"isRequired":true},"weight":{"isRequired":true,"min":0,"max":1000},"firstResponseMinutes":{"isNullable":true,"min":1,"max":525600},"resolutionMinutes":{"isNullable":true,"min":1,"max":525600}},
} as const
