// Written by `pnpm codegen` from specs/; do not edit.
import { mailboxes as family } from '@portal/sdk/laia'

/** `mailboxes`, with what the contract says of it. */
export const mailboxes = {
  family,
  permissions: {"create":["TICKETS_GESTIONAR"],"update":["TICKETS_GESTIONAR"],"destroy":["TICKETS_GESTIONAR"]},
  sorts: ["position","name","address","updatedAt"],
  defaultSort: "position",
  input: {"name":{"isRequired":true,"maxLength":120},"active":{},"address":{"isRequired":true,"maxLength":254},"imapHost":{"isRequired":true,"maxLength":253},"imapPort":{"isRequired":true,"min":1,"max":65535},"imapSecurity":{"values":["tls","starttls","none"]},"smtpHost":{"isRequired":true,"maxLength":253},"smtpPort":{"isRequired":true,"min":1,"max":65535},"smtpSecurity":{"values":["tls","starttls","none"]},"username":{"isRequired":true,"maxLength":254},"skillId":{"isRequired":true},"projectId":{"isNullable":true},"language":{"isRequired":true,"maxLength":2},"password":{"isNullable":true,"maxLength":500}},
} as const
