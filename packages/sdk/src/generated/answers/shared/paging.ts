// Generated from specs/shared/paging.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/shared/paging.yaml. */
export const part: ContractPart = {
  places: {},
  answers: {},
  definitions: {
    "HasTotals": {"type":"boolean"},
    "Meta": {"type":"object","required":["currentPage","perPage","totalCount","totalPages"],"properties":{"currentPage":{"type":"integer","minimum":1},"perPage":{"type":"integer","minimum":1},"totalCount":{"type":"integer","minimum":0},"totalPages":{"type":"integer","minimum":0},"next":{"$ref":"#/$defs/Next"}}},
    "Next": {"type":["string","null"],"maxLength":4096},
  },
}
