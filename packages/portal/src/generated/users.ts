// Written by `pnpm codegen` from specs/; do not edit.
import { users as family } from '@portal/sdk/main'

/** `users`, with what the contract says of it. */
export const users = {
  family,
  permissions: {"create":["USUARIOS_CREAR"],"update":["USUARIOS_EDITAR"],"destroy":["USUARIOS_ELIMINAR"]},
  sorts: ["displayName","username","lastSeenAt","createdAt"],
  defaultSort: "displayName",
  input: {"username":{"isRequired":true,"maxLength":254},"displayName":{"isRequired":true,"maxLength":120},"email":{"isRequired":true,"maxLength":254},"taxId":{"isNullable":true,"maxLength":20},"locale":{"isNullable":true,"values":["es","en","de","fr","pt"]},"timeZone":{"isNullable":true,"maxLength":60},"roles":{}},
} as const
