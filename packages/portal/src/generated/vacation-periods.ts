// Written by `pnpm codegen` from specs/; do not edit.
import { vacationPeriods as family } from '@portal/sdk/intranet'

/** `vacationPeriods`, with what the contract says of it. */
export const vacationPeriods = {
  family,
  permissions: {"create":["TURNOS_GESTIONAR"],"update":["TURNOS_GESTIONAR"],"destroy":["TURNOS_GESTIONAR"]},
  sorts: ["opensOn","plan"],
  defaultSort: "-opensOn",
  input: {"planId":{"isRequired":true},"name":{"isRequired":true,"maxLength":80},"opensOn":{"isRequired":true},"closesOn":{"isRequired":true},"answerBy":{"isRequired":true},"startsOn":{"isRequired":true},"endsOn":{"isRequired":true},"criterion":{"isRequired":true,"values":["arrival","seniority","rotation","points"]}},
} as const
