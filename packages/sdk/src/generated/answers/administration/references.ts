// Generated from specs/administration/references.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/administration/references.yaml. */
export const part: ContractPart = {
  places: {
    "references.index": {"service":"main","method":"get","path":"/references"},
  },
  answers: {
    "references.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/Referring"}}}}}},"failures":[401,404,422]},
  },
  definitions: {
    "Referring": {"type":"object","required":["family","count","rows"],"properties":{"family":{"type":"string"},"count":{"type":"integer","minimum":1},"rows":{"type":"array","items":{"type":"object","required":["id","name"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string"}}}}}},
  },
}
