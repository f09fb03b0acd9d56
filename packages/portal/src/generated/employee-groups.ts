// Written by `pnpm codegen` from specs/; do not edit.
import { employeeGroups as family } from '@portal/sdk/main'

/** `employeeGroups`, with what the contract says of it. */
export const employeeGroups = {
  family,
  permissions: {"create":["GRUPO_EMPLEADOS_CREAR"],"update":["GRUPO_EMPLEADOS_EDITAR"],"destroy":["GRUPO_EMPLEADOS_ELIMINAR"]},
  sorts: ["position","name","updatedAt"],
  defaultSort: "position",
  input: {"name":{"isRequired":true,"maxLength":120},"translations":{},"active":{},"description":{"maxLength":300},"kind":{"values":["manual","rule"]},"clocksInPortal":{},"rule":{}},
} as const
