// Written by `pnpm codegen` from specs/; do not edit.
import { contracts as family } from '@portal/sdk/intranet'

/** `contracts`, with what the contract says of it. */
export const contracts = {
  family,
  permissions: {"create":["CONTRATOS_GESTIONAR"],"update":["CONTRATOS_GESTIONAR"],"destroy":["CONTRATOS_GESTIONAR"],"changes":["CONTRATOS_GESTIONAR"],"deletions":["CONTRATOS_GESTIONAR"]},
  sorts: ["person","startsOn","weeklyMinutes"],
  defaultSort: "person",
  input: {"startsOn":{"isRequired":true},"endsOn":{"isNullable":true},"kind":{"isRequired":true,"values":["indefinite","seasonal","temporary","training"]},"weeklyMinutes":{"isRequired":true,"min":60,"max":3000},"weekDays":{},"partTime":{},"agreement":{"maxLength":80},"workCenterId":{"isRequired":true},"note":{"maxLength":500},"employeeId":{"isRequired":true}},
} as const
