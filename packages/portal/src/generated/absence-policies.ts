// Written by `pnpm codegen` from specs/; do not edit.
import { absencePolicies as family } from '@portal/sdk/intranet'

/** `absencePolicies`, with what the contract says of it. */
export const absencePolicies = {
  family,
  permissions: {"create":["TIPOLOGIA_AUSENCIAS_EDITAR"],"update":["TIPOLOGIA_AUSENCIAS_EDITAR"],"destroy":["TIPOLOGIA_AUSENCIAS_EDITAR"]},
  sorts: ["agreement","validFrom"],
  defaultSort: "agreement",
  input: {"agreement":{"isRequired":true,"maxLength":80},"name":{"isRequired":true,"maxLength":80},"validFrom":{"isRequired":true},"source":{"isRequired":true,"maxLength":200},"review":{},"rules":{"isRequired":true},"examples":{"isRequired":true}},
} as const
