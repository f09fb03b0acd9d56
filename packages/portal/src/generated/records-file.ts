// Written by `pnpm codegen` from specs/; do not edit.
import { recordsFile as family } from '@portal/sdk/laia'

/** `recordsFile`, with what the contract says of it. */
export const recordsFile = {
  family,
  permissions: {"create":["CARGUE_CREAR"],"destroy":["CARGUE_ELIMINAR"]},
  sorts: ["createdAt","name","size"],
  defaultSort: "-createdAt",
  input: {},
} as const
