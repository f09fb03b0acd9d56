// Written by `pnpm codegen` from specs/; do not edit.
import { hourBank as family } from '@portal/sdk/intranet'

/** `hourBank`, with what the contract says of it. */
export const hourBank = {
  family,
  permissions: {"create":["BOLSA_HORAS_GESTIONAR"]},
  sorts: ["createdAt","date","person"],
  defaultSort: "-createdAt",
  input: {"employeeId":{"isRequired":true},"kind":{"isRequired":true,"values":["rest","pay","adjustment","reversal"]},"minutes":{"isRequired":true,"min":-60000,"max":60000},"date":{"isRequired":true},"ofMonth":{"isNullable":true,"maxLength":7},"reverses":{"isNullable":true},"reason":{"isRequired":true,"maxLength":500}},
} as const
