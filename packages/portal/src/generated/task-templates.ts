// Written by `pnpm codegen` from specs/; do not edit.
import { taskTemplates as family } from '@portal/sdk/main'

/** `taskTemplates`, with what the contract says of it. */
export const taskTemplates = {
  family,
  permissions: {"create":["TAREAS_GESTIONAR"],"update":["TAREAS_GESTIONAR"],"destroy":["TAREAS_GESTIONAR"]},
  sorts: ["position","name","updatedAt"],
  defaultSort: "position",
  input: {"name":{"isRequired":true,"maxLength":120},"active":{},"title":{"isRequired":true,"maxLength":160},"description":{"maxLength":4000},"priority":{"values":["low","normal","high","urgent"]},"dueDays":{"isNullable":true,"min":0,"max":365},"checklist":{},"recurrence":{"isNullable":true,"maxLength":120}},
} as const
