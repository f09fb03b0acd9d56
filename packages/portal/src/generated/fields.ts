// Written by `pnpm codegen` from specs/; do not edit.
import { fields as family } from '@portal/sdk/laia'

/** `fields`, with what the contract says of it. */
export const fields = {
  family,
  permissions: {"create":["CAMPOS_GESTION_CREAR"],"update":["CAMPOS_GESTION_EDITAR"],"destroy":["CAMPOS_GESTION_ELIMINAR"]},
  sorts: ["position","label","key","type"],
  defaultSort: "position",
  input: {"key":{"isRequired":true,"maxLength":40},"label":{"isRequired":true,"maxLength":80},"type":{"isRequired":true,"values":["text","integer","decimal","date","list","phone","email","nif","boolean"]},"required":{},"minimum":{"isNullable":true},"maximum":{"isNullable":true},"options":{},"position":{"isRequired":true,"min":0,"max":10000},"personalData":{"values":["none","identifying","special"]},"active":{}},
} as const
