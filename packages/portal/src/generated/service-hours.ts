// Written by `pnpm codegen` from specs/; do not edit.
import { serviceHours as family } from '@portal/sdk/laia'

/** `serviceHours`, with what the contract says of it. */
export const serviceHours = {
  family,
  permissions: {"create":["TICKETS_GESTIONAR"],"update":["TICKETS_GESTIONAR"],"destroy":["TICKETS_GESTIONAR"]},
  sorts: ["position","name","opensAt","updatedAt"],
  defaultSort: "position",
  input: {"name":{"isRequired":true,"maxLength":120},"active":{},"skillId":{"isRequired":true},"opensAt":{"isRequired":true,"maxLength":5},"closesAt":{"isRequired":true,"maxLength":5},"saturdayOpensAt":{"isNullable":true,"maxLength":5},"saturdayClosesAt":{"isNullable":true,"maxLength":5},"sundayOpensAt":{"isNullable":true,"maxLength":5},"sundayClosesAt":{"isNullable":true,"maxLength":5},"timeZone":{"isRequired":true,"maxLength":60},"workCenterId":{"isNullable":true},"legalTerm":{"values":["none","claim","charge","outage"]},"maxOpen":{"isRequired":true,"min":1,"max":500},"maxHeld":{"isRequired":true,"min":1,"max":50},"assigns":{},"givesBack":{}},
} as const
