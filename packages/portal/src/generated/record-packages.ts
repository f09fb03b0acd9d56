// Written by `pnpm codegen` from specs/; do not edit.
import { recordPackages as family } from '@portal/sdk/intranet'

/** `recordPackages`, with what the contract says of it. */
export const recordPackages = {
  family,
  permissions: {"create":[]},
  sorts: ["createdAt"],
  defaultSort: "-createdAt",
  input: {"employeeIds":{},"coordinatorId":{"isNullable":true},"workCenterId":{"isNullable":true},"grantId":{"isNullable":true},"from":{"isRequired":true},"until":{"isRequired":true}},
} as const
