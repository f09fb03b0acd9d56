// Written by `pnpm codegen` from specs/; do not edit.
import { ticketWebhooks as family } from '@portal/sdk/laia'

/** `ticketWebhooks`, with what the contract says of it. */
export const ticketWebhooks = {
  family,
  permissions: {"create":["WEBHOOKS_GESTIONAR"],"update":["WEBHOOKS_GESTIONAR"],"destroy":["WEBHOOKS_GESTIONAR"]},
  sorts: ["name","updatedAt"],
  defaultSort: "name",
  input: {"name":{"isRequired":true,"maxLength":120},"active":{},"url":{"isRequired":true,"maxLength":2000},"events":{"isRequired":true},"skillIds":{}},
} as const
