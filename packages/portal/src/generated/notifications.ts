// Written by `pnpm codegen` from specs/; do not edit.
import { notifications as family } from '@portal/sdk/main'

/** `notifications`, with what the contract says of it. */
export const notifications = {
  family,
  permissions: {"destroy":["VER_DASHBOARD","NOTIFICACIONES_VER"]},
  sorts: ["createdAt"],
  defaultSort: "-createdAt",
  input: {},
} as const
