// Written by `pnpm codegen` from specs/; do not edit.
import { tickets as family } from '@portal/sdk/laia'

/** `tickets`, with what the contract says of it. */
export const tickets = {
  family,
  permissions: {"create":["TICKETS_CREAR"],"changes":["TICKETS_VER","TICKETS_GESTIONAR","TICKETS_ASIGNAR_MASIVO"]},
  sorts: ["createdAt","updatedAt","dueAt","number","priority"],
  defaultSort: "-createdAt",
  input: {"subject":{"isRequired":true,"maxLength":200},"requesterName":{"isRequired":true,"maxLength":120},"requesterAddress":{"isNullable":true,"maxLength":254},"channel":{"isRequired":true,"values":["phone","email","chat","whatsapp","web","in_person","internal"]},"language":{"isRequired":true},"priorityId":{"isNullable":true},"tagIds":{},"parentId":{"isNullable":true},"isVulnerable":{},"values":{},"skillId":{"isRequired":true},"projectId":{"isNullable":true},"recordId":{"isNullable":true,"maxLength":80},"workflowId":{},"requesterUserId":{"isNullable":true},"text":{"maxLength":20000}},
} as const
