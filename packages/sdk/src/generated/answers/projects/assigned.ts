// Generated from specs/projects/assigned.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/projects/assigned.yaml. */
export const part: ContractPart = {
  places: {},
  answers: {},
  definitions: {
    "AssignedResult": {"type":"object","required":["accepted","refused","rows"],"properties":{"accepted":{"type":"integer","minimum":0},"refused":{"type":"integer","minimum":0},"rows":{"type":"array","items":{"type":"object","required":["id","displayName","refusal"],"properties":{"id":{"$ref":"#/$defs/Id"},"displayName":{"type":"string"},"refusal":{"type":["string","null"],"enum":["unknown","same",null]}}}}}},
    "PeriodState": {"type":"string","enum":["past","current","planned"]},
  },
}
