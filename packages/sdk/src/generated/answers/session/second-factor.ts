// Generated from specs/session/second-factor.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/session/second-factor.yaml. */
export const part: ContractPart = {
  places: {
    "secondFactor.show": {"service":"main","method":"get","path":"/session/second-factor"},
    "secondFactor.create": {"service":"main","method":"post","path":"/session/second-factor"},
    "secondFactor.destroy": {"service":"main","method":"delete","path":"/session/second-factor"},
    "secondFactor.confirm": {"service":"main","method":"post","path":"/session/second-factor/confirmation"},
    "secondFactor.renewCodes": {"service":"main","method":"post","path":"/session/second-factor/recovery-codes"},
  },
  answers: {
    "secondFactor.show": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/SecondFactorState"}}}}},"failures":[401]},
    "secondFactor.create": {"successes":{"201":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/SecondFactorSecret"}}}}},"failures":[401,403,409]},
    "secondFactor.destroy": {"successes":{"204":null},"failures":[401,403,409]},
    "secondFactor.confirm": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/RecoveryCodes"}}}}},"failures":[401,409,422,429]},
    "secondFactor.renewCodes": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/RecoveryCodes"}}}}},"failures":[401,403,409]},
  },
  definitions: {
    "RecoveryCodes": {"type":"object","required":["recoveryCodes"],"properties":{"recoveryCodes":{"type":"array","items":{"type":"string"}}}},
    "SecondFactorSecret": {"type":"object","required":["secret","address"],"properties":{"secret":{"type":"string"},"address":{"type":"string"}}},
    "SecondFactorState": {"type":"object","required":["isOn","isRequired","recoveryCodesLeft"],"properties":{"isOn":{"type":"boolean"},"isRequired":{"type":"boolean"},"recoveryCodesLeft":{"type":"integer"}}},
  },
}
