// Written by `pnpm codegen` from specs/; do not edit.
import { accessRequests as family } from '@portal/sdk/main'

/** `accessRequests`, with what the contract says of it. */
export const accessRequests = {
  family,
  permissions: {"create":[]},
  sorts: ["createdAt","person"],
  defaultSort: "-createdAt",
  input: {"permission":{"isRequired":true,"maxLength":80},"reason":{"isRequired":true,"maxLength":500},"page":{"isNullable":true,"maxLength":300}},
} as const
