// Written by `pnpm codegen` from specs/; do not edit.
import { analyticCodes as family } from '@portal/sdk/laia'

/** `analyticCodes`, with what the contract says of it. */
export const analyticCodes = {
  family,
  permissions: {"create":["CODIGO_ANALITICO_CREAR"],"update":["CODIGO_ANALITICO_EDITAR"],"destroy":["CODIGO_ANALITICO_ELIMINAR"]},
  sorts: ["code","name","costCentre","validFrom","validTo","updatedAt"],
  defaultSort: "code",
  input: {"name":{"isRequired":true,"maxLength":120},"active":{},"code":{"isRequired":true,"maxLength":30},"costCentre":{"isRequired":true,"maxLength":40},"campaignId":{"isNullable":true},"validFrom":{"isRequired":true},"validTo":{"isNullable":true}},
} as const
