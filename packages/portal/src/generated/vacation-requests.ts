// Written by `pnpm codegen` from specs/; do not edit.
import { vacationRequests as family } from '@portal/sdk/intranet'

/** `vacationRequests`, with what the contract says of it. */
export const vacationRequests = {
  family,
  permissions: {"create":["SOLICITAR_VACACIONES","SOLICITAR_VACACIONES_OP_CREAR","VACACIONES_CAMBIAR_ESTADO"],"update":["SOLICITAR_VACACIONES","SOLICITAR_VACACIONES_OP_CREAR","VACACIONES_CAMBIAR_ESTADO"]},
  sorts: ["createdAt","startsOn","person","units"],
  defaultSort: "-createdAt",
  input: {"employeeId":{"isNullable":true},"kind":{"isRequired":true,"values":["annual","loose"]},"days":{"isRequired":true},"comment":{"isNullable":true,"maxLength":500},"agreed":{},"draft":{}},
} as const
