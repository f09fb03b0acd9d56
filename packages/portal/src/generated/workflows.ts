// Written by `pnpm codegen` from specs/; do not edit.
import { workflows as family } from '@portal/sdk/laia'

/** `workflows`, with what the contract says of it. */
export const workflows = {
  family,
  permissions: {"create":["WORKFLOW_CREAR"],"update":["WORKFLOW_EDITAR"],"destroy":["WORKFLOW_ELIMINAR"]},
  sorts: ["position","name","updatedAt"],
  defaultSort: "position",
  input: {"name":{"isRequired":true,"maxLength":120},"translations":{},"active":{},"description":{"maxLength":300},"document":{}},
} as const
