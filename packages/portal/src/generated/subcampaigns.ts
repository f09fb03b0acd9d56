// Written by `pnpm codegen` from specs/; do not edit.
import { subcampaigns as family } from '@portal/sdk/laia'

/** `subcampaigns`, with what the contract says of it. */
export const subcampaigns = {
  family,
  permissions: {"create":["SUBCAMPANAS_CREAR"],"update":["SUBCAMPANAS_EDITAR"],"destroy":["SUBCAMPANAS_ELIMINAR"]},
  sorts: ["code","name","startsOn","endsOn","updatedAt"],
  defaultSort: "code",
  input: {"name":{"isRequired":true,"maxLength":120},"active":{},"code":{"isRequired":true,"maxLength":30},"campaignId":{"isRequired":true},"startsOn":{"isRequired":true},"endsOn":{"isNullable":true},"skillIds":{}},
} as const
