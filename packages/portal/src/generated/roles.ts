// Written by `pnpm codegen` from specs/; do not edit.
import { roles as family } from '@portal/sdk/main'

/** `roles`, with what the contract says of it. */
export const roles = {
  family,
  permissions: {"create":["ROLES_CREAR"],"update":["ROLES_EDITAR","ROLES_ASIGNAR_PERMISOS"],"destroy":["ROLES_ELIMINAR"]},
  sorts: ["name","peopleCount","permissionCount","updatedAt"],
  defaultSort: "name",
  input: {"name":{"isRequired":true,"maxLength":80},"description":{"maxLength":300},"requiresSecondFactor":{},"permissions":{}},
} as const
