// Written by `pnpm codegen` from specs/; do not edit.
import { teleworkDays as family } from '@portal/sdk/intranet'

/** `teleworkDays`, with what the contract says of it. */
export const teleworkDays = {
  family,
  permissions: {},
  sorts: ["date","person"],
  defaultSort: "-date",
  input: {},
} as const
