// Written by `pnpm codegen` from specs/; do not edit.
import { blacklistEntries as family } from '@portal/sdk/main'

/** `blacklistEntries`, with what the contract says of it. */
export const blacklistEntries = {
  family,
  permissions: {"create":["LISTA_NEGRA_CREAR"]},
  sorts: ["createdAt","value","expiresOn"],
  defaultSort: "-createdAt",
  input: {"blacklistId":{"isRequired":true},"kind":{"isRequired":true,"values":["phone","email","nif"]},"value":{"isRequired":true,"maxLength":254},"channel":{"values":["all","phone","sms","email"]},"reason":{"isRequired":true,"maxLength":300},"origin":{"values":["agent","client"]},"evidence":{"isNullable":true,"maxLength":1000},"requestedOn":{"isNullable":true},"expiresOn":{"isNullable":true}},
} as const
