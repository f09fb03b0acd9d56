// Written by `pnpm codegen` from specs/; do not edit.
import { timeRules as family } from '@portal/sdk/intranet'

/** `timeRules`, with what the contract says of it. */
export const timeRules = {
  family,
  permissions: {"create":["CALENDARIOS_GESTIONAR"],"update":["CALENDARIOS_GESTIONAR"],"destroy":["CALENDARIOS_GESTIONAR"]},
  sorts: ["agreement","validFrom"],
  defaultSort: "agreement",
  input: {"agreement":{"isRequired":true,"maxLength":80},"name":{"isRequired":true,"maxLength":80},"validFrom":{"isRequired":true},"source":{"isRequired":true,"maxLength":200},"review":{},"rules":{"isRequired":true},"examples":{"isRequired":true}},
} as const
