// Written by `pnpm codegen` from specs/; do not edit.
import { clockCorrections as family } from '@portal/sdk/intranet'

/** `clockCorrections`, with what the contract says of it. */
export const clockCorrections = {
  family,
  permissions: {"create":["FICHAJE_CREAR","FICHAJE_CORREGIR"]},
  sorts: ["createdAt","person","date"],
  defaultSort: "-createdAt",
  input: {"employeeId":{"isNullable":true},"change":{"isRequired":true,"values":["add","change","remove"]},"entryId":{"isNullable":true},"kind":{"values":["in","out","break_start","break_end"]},"at":{},"breakTypeId":{"isNullable":true},"mode":{"values":["on_site","remote"]},"reason":{"isRequired":true,"maxLength":500},"fileIds":{}},
} as const
