// Written by `pnpm codegen` from specs/; do not edit.
import { anonymisationRules as family } from '@portal/sdk/main'

/** `anonymisationRules`, with what the contract says of it. */
export const anonymisationRules = {
  family,
  permissions: {"create":["ANONIMIZACION_GESTIONAR"],"update":["ANONIMIZACION_GESTIONAR"],"destroy":["ANONIMIZACION_GESTIONAR"]},
  sorts: ["name","retentionDays","updatedAt"],
  defaultSort: "name",
  input: {"name":{"isRequired":true,"maxLength":120},"active":{},"templateId":{"isRequired":true},"retentionDays":{"isRequired":true,"min":0,"max":36500},"since":{"values":["load","work"]},"nameMethod":{"values":["erase","mask","generalise","token","keep"]},"identifierMethod":{"values":["erase","mask","generalise","token","keep"]},"phoneMethod":{"values":["erase","mask","generalise","token","keep"]},"emailMethod":{"values":["erase","mask","generalise","token","keep"]},"addressMethod":{"values":["erase","mask","generalise","token","keep"]},"dateMethod":{"values":["erase","mask","generalise","token","keep"]},"textMethod":{"values":["erase","mask","generalise","token","keep"]}},
} as const
