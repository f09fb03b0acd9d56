// Written by `pnpm codegen` from specs/; do not edit.
import { absences as family } from '@portal/sdk/intranet'

/** `absences`, with what the contract says of it. */
export const absences = {
  family,
  permissions: {"create":["AUSENCIAS","GESTIONAR_AUSENCIAS"]},
  sorts: ["createdAt","from","person","type"],
  defaultSort: "-createdAt",
  input: {"employeeId":{"isNullable":true},"absenceTypeId":{"isRequired":true},"from":{"isRequired":true},"until":{"isNullable":true},"part":{"values":["day","morning","afternoon","hours"]},"minutes":{"isNullable":true,"min":1,"max":720},"start":{"isNullable":true,"min":0,"max":1439},"kinship":{},"travel":{},"comment":{"isNullable":true,"maxLength":500},"fileIds":{},"relapseOfId":{"isNullable":true}},
} as const
