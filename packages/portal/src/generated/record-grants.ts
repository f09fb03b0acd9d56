// Written by `pnpm codegen` from specs/; do not edit.
import { recordGrants as family } from '@portal/sdk/intranet'

/** `recordGrants`, with what the contract says of it. */
export const recordGrants = {
  family,
  permissions: {"create":["REGISTRO_CONCEDER"]},
  sorts: ["createdAt","endsAt"],
  defaultSort: "-createdAt",
  input: {"userId":{"isRequired":true},"role":{"isRequired":true,"values":["inspector","representative"]},"employeeIds":{},"workCenterId":{"isNullable":true},"from":{"isRequired":true},"until":{"isRequired":true},"startsAt":{"isNullable":true},"endsAt":{"isRequired":true},"reason":{"isRequired":true,"maxLength":500}},
} as const
