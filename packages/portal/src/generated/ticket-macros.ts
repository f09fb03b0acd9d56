// Written by `pnpm codegen` from specs/; do not edit.
import { ticketMacros as family } from '@portal/sdk/laia'

/** `ticketMacros`, with what the contract says of it. */
export const ticketMacros = {
  family,
  permissions: {"create":["TICKETS_EDITAR","TICKETS_GESTIONAR"],"update":["TICKETS_EDITAR","TICKETS_GESTIONAR"],"destroy":["TICKETS_EDITAR","TICKETS_GESTIONAR"]},
  sorts: ["name","updatedAt"],
  defaultSort: "name",
  input: {"name":{"isRequired":true,"maxLength":120},"active":{},"scope":{"values":["personal","skill","everybody"]},"skillId":{"isNullable":true},"reply":{"maxLength":20000},"isInternal":{},"priorityId":{"isNullable":true},"tagIds":{},"toSkillId":{"isNullable":true},"assign":{"values":["keep","me","nobody","person"]},"assigneeId":{"isNullable":true},"move":{"values":["none","postpone","close"]},"pendingDays":{"isNullable":true,"min":1,"max":365},"finalStateId":{"isNullable":true},"values":{}},
} as const
