// Generated from specs/loads/rejected-rows.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/loads/rejected-rows.yaml. */
export const part: ContractPart = {
  places: {
    "rejectedRows.index": {"service":"laia","method":"get","path":"/loads/{id}/rejected-rows"},
    "rejectedRows.mend": {"service":"laia","method":"post","path":"/loads/{id}/rejected-rows"},
  },
  answers: {
    "rejectedRows.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/RejectedRow"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,404,422]},
    "rejectedRows.mend": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/MendedRow"}}}}}},"failures":[401,403,404,409,422,429]},
  },
  definitions: {
    "MendOutcome": {"type":"string","enum":["created","updated","unchanged","duplicated","excluded","rejected","missing"]},
    "MendedRow": {"type":"object","required":["row","outcome","errors"],"properties":{"row":{"type":"integer"},"outcome":{"$ref":"#/$defs/MendOutcome"},"errors":{"type":"array","items":{"$ref":"#/$defs/RowFault"}}}},
    "RejectedCell": {"type":"object","required":["header","field","value","original"],"properties":{"header":{"type":"string"},"field":{"type":["string","null"]},"value":{"type":"string"},"original":{"type":["string","null"]}}},
    "RejectedRow": {"type":"object","required":["row","state","cells","errors","mends"],"properties":{"row":{"type":"integer"},"state":{"$ref":"#/$defs/RejectedRowState"},"cells":{"type":"array","items":{"$ref":"#/$defs/RejectedCell"}},"errors":{"type":"array","items":{"$ref":"#/$defs/RowFault"}},"mends":{"type":"array","items":{"$ref":"#/$defs/RowMend"}}}},
    "RejectedRowState": {"type":"string","enum":["rejected","mended"]},
    "RowFault": {"type":"object","required":["field","header","code"],"properties":{"field":{"type":["string","null"]},"header":{"type":["string","null"]},"code":{"$ref":"#/$defs/ErrorCode"}}},
    "RowMend": {"type":"object","required":["outcome","at","by"],"properties":{"outcome":{"$ref":"#/$defs/MendOutcome"},"at":{"$ref":"#/$defs/Instant"},"by":{"$ref":"#/$defs/Person"}}},
  },
}
