// Written by `pnpm codegen` from specs/; do not edit.
import { filters as family } from '@portal/sdk/main'

/** `filters`, with what the contract says of it. */
export const filters = {
  family,
  permissions: {"create":["SEGMENTACION_FILTRAR"],"update":["SEGMENTACION_FILTRAR"],"destroy":["SEGMENTACION_FILTRAR"]},
  sorts: ["name","updatedAt"],
  defaultSort: "name",
  input: {"name":{"isRequired":true,"maxLength":80},"description":{"maxLength":400},"shared":{},"nodes":{"isRequired":true},"templateId":{"isRequired":true}},
} as const
