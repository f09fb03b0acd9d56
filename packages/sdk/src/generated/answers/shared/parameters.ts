// Generated from specs/shared/parameters.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/shared/parameters.yaml. */
export const part: ContractPart = {
  places: {},
  answers: {},
  definitions: {
    "Id": {"type":"string","format":"uuid"},
    "Instant": {"type":"string","format":"date-time"},
    "Person": {"type":"object","required":["id","displayName"],"properties":{"id":{"$ref":"#/$defs/Id"},"displayName":{"type":"string"}}},
  },
}
