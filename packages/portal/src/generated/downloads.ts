// Written by `pnpm codegen` from specs/; do not edit.
import { downloads as family } from '@portal/sdk/main'

/** `downloads`, with what the contract says of it. */
export const downloads = {
  family,
  permissions: {"create":["MENU_LISTAS_DESCARGAR"]},
  sorts: ["createdAt"],
  defaultSort: "-createdAt",
  input: {"templateId":{"isRequired":true},"filterId":{"isNullable":true},"loadId":{"isNullable":true},"segmentId":{"isNullable":true},"activationId":{"isNullable":true},"columns":{"isRequired":true},"format":{"isRequired":true,"values":["csv","xlsx","jsonl"]},"channel":{"isRequired":true,"values":["phone","sms","email"]},"reason":{"isRequired":true,"maxLength":300}},
} as const
