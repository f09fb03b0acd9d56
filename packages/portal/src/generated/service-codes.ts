// Written by `pnpm codegen` from specs/; do not edit.
import { serviceCodes as family } from '@portal/sdk/laia'

/** `serviceCodes`, with what the contract says of it. */
export const serviceCodes = {
  family,
  permissions: {"create":["CODIGOS_SERVICIO_GESTIONAR"],"update":["CODIGOS_SERVICIO_GESTIONAR"],"destroy":["CODIGOS_SERVICIO_GESTIONAR"]},
  sorts: ["code","name","validFrom","validTo","updatedAt"],
  defaultSort: "code",
  input: {"name":{"isRequired":true,"maxLength":120},"active":{},"code":{"isRequired":true,"maxLength":30},"campaignId":{"isNullable":true},"analyticCodeId":{"isNullable":true},"validFrom":{"isRequired":true},"validTo":{"isNullable":true}},
} as const
