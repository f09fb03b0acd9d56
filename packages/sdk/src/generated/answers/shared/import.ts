// Generated from specs/shared/import.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/shared/import.yaml. */
export const part: ContractPart = {
  places: {},
  answers: {},
  definitions: {
    "ImportRowsResult": {"type":"object","required":["created","updated","unchanged","rows"],"properties":{"created":{"type":"integer","minimum":0},"updated":{"type":"integer","minimum":0},"unchanged":{"type":"integer","minimum":0},"rows":{"type":"array","items":{"$ref":"#/$defs/RefusedRow"}}}},
  },
}
