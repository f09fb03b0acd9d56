// Written by `pnpm codegen` from specs/; do not edit.
import { blacklists as family } from '@portal/sdk/main'

/** `blacklists`, with what the contract says of it. */
export const blacklists = {
  family,
  permissions: {"create":["LISTA_NEGRA_CREAR"],"update":["LISTA_NEGRA_CREAR"]},
  sorts: ["name","layer","size","ranOn","updatedAt"],
  defaultSort: "name",
  input: {"name":{"isRequired":true,"maxLength":120},"active":{},"layer":{"isRequired":true,"values":["corporate","external","campaign"]},"campaignId":{"isNullable":true},"skillId":{"isNullable":true},"staleAfterDays":{"isNullable":true,"min":1,"max":3650}},
} as const
