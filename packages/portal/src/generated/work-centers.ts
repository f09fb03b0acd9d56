// Written by `pnpm codegen` from specs/; do not edit.
import { workCenters as family } from '@portal/sdk/intranet'

/** `workCenters`, with what the contract says of it. */
export const workCenters = {
  family,
  permissions: {"create":["CALENDARIOS_GESTIONAR"],"update":["CALENDARIOS_GESTIONAR"],"destroy":["CALENDARIOS_GESTIONAR"],"changes":["CALENDARIOS_GESTIONAR"]},
  sorts: ["position","name","code","updatedAt"],
  defaultSort: "position",
  input: {"name":{"isRequired":true,"maxLength":120},"translations":{},"active":{},"code":{"isRequired":true,"maxLength":8},"timeZone":{"isRequired":true,"maxLength":64},"country":{"isRequired":true,"maxLength":2},"region":{"isNullable":true,"maxLength":10},"locality":{"isNullable":true,"maxLength":80}},
} as const
