// Generated from specs/session/passwords.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/session/passwords.yaml. */
export const part: ContractPart = {
  places: {
    "passwords.update": {"service":"main","method":"put","path":"/users/updateUserPassword"},
    "passwords.bootstrap": {"service":"main","method":"post","path":"/users/firstAdministrator"},
  },
  answers: {
    "passwords.update": {"successes":{"204":null},"failures":[401,403,422]},
    "passwords.bootstrap": {"successes":{"204":null},"failures":[401,422,429]},
  },
  definitions: {},
}
