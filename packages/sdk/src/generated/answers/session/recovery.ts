// Generated from specs/session/recovery.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/session/recovery.yaml. */
export const part: ContractPart = {
  places: {
    "recovery.request": {"service":"main","method":"post","path":"/recoveryPassword"},
    "recovery.preview": {"service":"main","method":"post","path":"/recoveryPassword/preview"},
    "recovery.answer": {"service":"main","method":"post","path":"/recoveryPassword/answers"},
    "recovery.reset": {"service":"main","method":"post","path":"/recoveryPassword/password"},
  },
  answers: {
    "recovery.request": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"type":"object","required":["minutes"],"properties":{"minutes":{"type":"integer"}}}}}}},"failures":[422,429]},
    "recovery.preview": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"type":"object","required":["username","questions"],"properties":{"username":{"type":"string"},"questions":{"type":"array","items":{"$ref":"#/$defs/SecurityQuestionId"}}}}}}}},"failures":[401,422,429]},
    "recovery.answer": {"successes":{"204":null},"failures":[401,422,429]},
    "recovery.reset": {"successes":{"204":null},"failures":[401,409,422,429]},
  },
  definitions: {},
}
