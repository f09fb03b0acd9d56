// Written by `pnpm codegen` from specs/; do not edit.
import { openingPlans as family } from '@portal/sdk/laia'

/** `openingPlans`, with what the contract says of it. */
export const openingPlans = {
  family,
  permissions: {"create":["APERTURAS_GESTIONAR"],"update":["APERTURAS_GESTIONAR"],"destroy":["APERTURAS_GESTIONAR"]},
  sorts: ["position","name","opensAt","updatedAt"],
  defaultSort: "position",
  input: {"name":{"isRequired":true,"maxLength":120},"active":{},"skillId":{"isRequired":true},"opensAt":{"isRequired":true,"maxLength":5},"days":{"values":["monday_to_friday","monday_to_saturday","every_day"]},"timeZone":{"isRequired":true,"maxLength":60},"toleranceMinutes":{"isRequired":true,"min":0,"max":120},"minimumPercent":{"isRequired":true,"min":1,"max":100},"templateId":{"isNullable":true},"checks":{}},
} as const
