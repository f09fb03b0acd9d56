// Written by `pnpm codegen` from specs/; do not edit.
import { payslipBatches as family } from '@portal/sdk/intranet'

/** `payslipBatches`, with what the contract says of it. */
export const payslipBatches = {
  family,
  permissions: {"create":["NOMINAS_PUBLICAR"]},
  sorts: ["createdAt"],
  defaultSort: "-createdAt",
  input: {},
} as const
