// Written by `pnpm codegen` from specs/; do not edit.
import { templates as family } from '@portal/sdk/laia'

/** `templates`, with what the contract says of it. */
export const templates = {
  family,
  permissions: {"create":["CARGUE_CREAR_FORMATO"],"update":["CARGUE_CREAR_FORMATO"],"destroy":["CARGUE_CREAR_FORMATO"]},
  sorts: ["name","updatedAt"],
  defaultSort: "name",
  input: {"name":{"isRequired":true,"maxLength":80},"description":{"maxLength":400},"skillId":{"isNullable":true},"country":{"values":["ES"]},"dateOrder":{"values":["dmy","mdy","ymd"]},"decimalSign":{"values":[",","."]},"columns":{"isRequired":true}},
} as const
