// Generated from specs/session/registration.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/session/registration.yaml. */
export const part: ContractPart = {
  places: {
    "registration.show": {"service":"main","method":"get","path":"/api/auth/register"},
    "registration.create": {"service":"main","method":"post","path":"/api/auth/register"},
    "registration.confirm": {"service":"main","method":"post","path":"/api/auth/register/confirmation"},
  },
  answers: {
    "registration.show": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"type":"object","required":["isOpen"],"properties":{"isOpen":{"type":"boolean"}}}}}}},"failures":[429]},
    "registration.create": {"successes":{"202":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"type":"object","required":["minutes"],"properties":{"minutes":{"type":"integer"}}}}}}},"failures":[403,422,429]},
    "registration.confirm": {"successes":{"204":null},"failures":[401,422,429]},
  },
  definitions: {},
}
