// Written by `pnpm codegen` from specs/; do not edit.
import { loadActs as family } from '@portal/sdk/laia'

/** `loads`, with what the contract says of it. */
export const loads = {
  family,
  permissions: {"destroy":["CARGUE_ELIMINAR"]},
  sorts: ["createdAt","name","total","errors"],
  defaultSort: "-createdAt",
  input: {},
} as const
