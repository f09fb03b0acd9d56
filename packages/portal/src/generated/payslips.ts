// Written by `pnpm codegen` from specs/; do not edit.
import { payslips as family } from '@portal/sdk/intranet'

/** `payslips`, with what the contract says of it. */
export const payslips = {
  family,
  permissions: {},
  sorts: ["month","person","publishedAt"],
  defaultSort: "-month",
  input: {},
} as const
