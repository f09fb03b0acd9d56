// Written by `pnpm codegen` from specs/; do not edit.
import { employees as family } from '@portal/sdk/main'

/** `employees`, with what the contract says of it. */
export const employees = {
  family,
  permissions: {},
  sorts: ["displayName","code","department","workCenter","weeklyHours","hiredOn","coordinator"],
  defaultSort: "displayName",
  input: {},
} as const
