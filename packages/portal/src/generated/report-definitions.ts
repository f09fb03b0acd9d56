// Written by `pnpm codegen` from specs/; do not edit.
import { reportDefinitions as family } from '@portal/sdk/intranet'

/** `reportDefinitions`, with what the contract says of it. */
export const reportDefinitions = {
  family,
  permissions: {"create":["MENU_REPORTES"],"update":["MENU_REPORTES"],"destroy":["MENU_REPORTES"]},
  sorts: ["name","createdAt","nextAt"],
  defaultSort: "name",
  input: {"name":{"isRequired":true,"maxLength":100},"report":{"isRequired":true,"values":["workingHours","skillHours","clockEntries","clockCorrections","workdays","monthSheets","overtime","vacationReport","absenteeism"]},"query":{"maxLength":2000},"columns":{},"format":{"isRequired":true,"values":["csv","xlsx","pdf"]},"period":{},"schedule":{},"people":{},"groups":{},"roles":{}},
} as const
