// Written by `pnpm codegen` from specs/; do not edit.
import { projects as family } from '@portal/sdk/laia'

/** `projects`, with what the contract says of it. */
export const projects = {
  family,
  permissions: {"create":["PROYECTOS_CREAR"],"update":["PROYECTOS_EDITAR"],"destroy":["PROYECTOS_ELIMINAR"]},
  sorts: ["code","name","customer","state","startsOn","endsOn","updatedAt"],
  defaultSort: "code",
  input: {"name":{"isRequired":true,"maxLength":120},"code":{"isRequired":true,"maxLength":30},"customer":{"isRequired":true,"maxLength":120},"state":{"values":["draft","active","paused","closed","archived"]},"startsOn":{"isRequired":true},"endsOn":{"isNullable":true},"analyticCodeId":{"isNullable":true},"serviceCodeId":{"isNullable":true},"operatingCodeId":{"isNullable":true},"coordinatorIds":{},"skillIds":{}},
} as const
