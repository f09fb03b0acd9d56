// Generated from specs/projects/named.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/projects/named.yaml. */
export const part: ContractPart = {
  places: {},
  answers: {},
  definitions: {
    "Called": {"type":"object","required":["id","name"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string"}}},
    "Named": {"type":"object","required":["id","code","name"],"properties":{"id":{"$ref":"#/$defs/Id"},"code":{"type":"string"},"name":{"type":"string"}}},
  },
}
