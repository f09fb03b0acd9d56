// Written by `pnpm codegen` from specs/; do not edit.
import { uploads as family } from '@portal/sdk/laia'

/** `uploads`, with what the contract says of it. */
export const uploads = {
  family,
  permissions: {"create":["VER_DASHBOARD"]},
  sorts: ["createdAt","name","size"],
  defaultSort: "-createdAt",
  input: {"purpose":{"isRequired":true,"values":["records","payslips"]},"name":{"isRequired":true,"maxLength":255},"size":{"isRequired":true,"min":1,"max":1099511627776},"headSha256":{"isRequired":true},"month":{"isRequired":true,"maxLength":7},"kind":{"values":["ordinary","extra"]}},
} as const
