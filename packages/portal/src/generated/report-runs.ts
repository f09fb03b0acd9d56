// Written by `pnpm codegen` from specs/; do not edit.
import { reportRuns as family } from '@portal/sdk/intranet'

/** `reportRuns`, with what the contract says of it. */
export const reportRuns = {
  family,
  permissions: {"create":["MENU_REPORTES"]},
  sorts: ["createdAt"],
  defaultSort: "-createdAt",
  input: {"definitionId":{"isNullable":true},"report":{"values":["workingHours","skillHours","clockEntries","clockCorrections","workdays","monthSheets","overtime","vacationReport","absenteeism"]},"query":{"maxLength":2000},"columns":{},"format":{"values":["csv","xlsx","pdf"]}},
} as const
