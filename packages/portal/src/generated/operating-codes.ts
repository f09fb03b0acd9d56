// Written by `pnpm codegen` from specs/; do not edit.
import { operatingCodes as family } from '@portal/sdk/laia'

/** `operatingCodes`, with what the contract says of it. */
export const operatingCodes = {
  family,
  permissions: {"create":["CODIGOS_EXPLOTACION_GESTIONAR"],"update":["CODIGOS_EXPLOTACION_GESTIONAR"],"destroy":["CODIGOS_EXPLOTACION_GESTIONAR"]},
  sorts: ["code","name","validFrom","validTo","updatedAt"],
  defaultSort: "code",
  input: {"name":{"isRequired":true,"maxLength":120},"active":{},"code":{"isRequired":true,"maxLength":30},"validFrom":{"isRequired":true},"validTo":{"isNullable":true}},
} as const
