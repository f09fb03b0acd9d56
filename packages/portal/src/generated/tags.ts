// Written by `pnpm codegen` from specs/; do not edit.
import { tags as family } from '@portal/sdk/laia'

/** `tags`, with what the contract says of it. */
export const tags = {
  family,
  permissions: {"create":["ETIQUETAS_CREAR"],"update":["ETIQUETAS_EDITAR"],"destroy":["ETIQUETAS_ELIMINAR"]},
  sorts: ["position","name","updatedAt"],
  defaultSort: "position",
  input: {"name":{"isRequired":true,"maxLength":120},"translations":{},"active":{},"colour":{"isRequired":true},"scope":{"values":["all","tickets","cases","contacts"]}},
} as const
