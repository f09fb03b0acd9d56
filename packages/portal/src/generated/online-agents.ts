// Written by `pnpm codegen` from specs/; do not edit.
import { onlineAgents as family } from '@portal/sdk/main'

/** `onlineAgents`, with what the contract says of it. */
export const onlineAgents = {
  family,
  permissions: {},
  sorts: ["attention","name","since"],
  defaultSort: "attention",
  input: {},
} as const
