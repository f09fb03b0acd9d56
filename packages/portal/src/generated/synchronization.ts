// Written by `pnpm codegen` from specs/; do not edit.
import { synchronization as family } from '@portal/sdk/laia'

/** `synchronization`, with what the contract says of it. */
export const synchronization = {
  family,
  permissions: {"changes":["MENU_SUBCAMPANAS","SINCRONIZACION_EJECUTAR"]},
  sorts: ["createdAt"],
  defaultSort: "-createdAt",
  input: {},
} as const
