// Written by `pnpm codegen` from specs/; do not edit.
import { incidents as family } from '@portal/sdk/main'

/** `incidents`, with what the contract says of it. */
export const incidents = {
  family,
  permissions: {"create":[]},
  sorts: ["createdAt","startsAt","severity","updatedAt"],
  defaultSort: "-createdAt",
  input: {"title":{"isRequired":true,"maxLength":120},"description":{"isRequired":true,"maxLength":4000},"category":{"isRequired":true,"values":["application","telephony","network","equipment","access","premises","clock","other"]},"severity":{"isRequired":true,"values":["low","medium","high","critical"]},"startsAt":{"isRequired":true},"endsAt":{"isNullable":true},"peopleIds":{},"affectsTime":{}},
} as const
