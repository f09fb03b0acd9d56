// Written by `pnpm codegen` from specs/; do not edit.
import { finalStates as family } from '@portal/sdk/laia'

/** `finalStates`, with what the contract says of it. */
export const finalStates = {
  family,
  permissions: {"create":["WORKFLOW_CREAR"],"update":["WORKFLOW_EDITAR"],"destroy":["WORKFLOW_ELIMINAR"]},
  sorts: ["position","code","name","updatedAt"],
  defaultSort: "position",
  input: {"name":{"isRequired":true,"maxLength":120},"translations":{},"active":{},"code":{"isRequired":true,"maxLength":20},"category":{"isRequired":true,"values":["useful_positive","useful_negative","not_useful","callback"]},"humanContact":{},"sale":{},"addsToBlacklist":{},"needsDate":{},"needsComment":{},"recycleAfterMinutes":{"isNullable":true,"min":1,"max":525600},"maxAttempts":{"isNullable":true,"min":1,"max":99},"skills":{}},
} as const
