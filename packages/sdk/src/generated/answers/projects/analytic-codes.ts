// Generated from specs/projects/analytic-codes.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/projects/analytic-codes.yaml. */
export const part: ContractPart = {
  places: {
    "analyticCodes.index": {"service":"laia","method":"get","path":"/analytic-codes"},
    "analyticCodes.create": {"service":"laia","method":"post","path":"/analytic-codes"},
    "analyticCodes.import": {"service":"laia","method":"post","path":"/analytic-codes/import"},
    "analyticCodes.show": {"service":"laia","method":"get","path":"/analytic-codes/{id}"},
    "analyticCodes.update": {"service":"laia","method":"put","path":"/analytic-codes/{id}"},
    "analyticCodes.patch": {"service":"laia","method":"patch","path":"/analytic-codes/{id}"},
    "analyticCodes.destroy": {"service":"laia","method":"delete","path":"/analytic-codes/{id}"},
    "analyticCodes.restore": {"service":"laia","method":"post","path":"/analytic-codes/{id}/restore"},
  },
  answers: {
    "analyticCodes.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/AnalyticCode"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "analyticCodes.create": {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneAnalyticCode"}}},"failures":[401,403,422]},
    "analyticCodes.import": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/ImportRowsResult"}}}}},"failures":[401,403,422]},
    "analyticCodes.show": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneAnalyticCode"}}},"failures":[401,403,404,422]},
    "analyticCodes.update": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneAnalyticCode"}}},"failures":[401,403,404,409,422]},
    "analyticCodes.patch": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneAnalyticCode"}}},"failures":[401,403,404,409,422]},
    "analyticCodes.destroy": {"successes":{"204":null},"failures":[401,403,404,409]},
    "analyticCodes.restore": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneAnalyticCode"}}},"failures":[401,403,404,409,422]},
  },
  definitions: {
    "AnalyticCode": {"type":"object","required":["id","name","active","code","costCentre","campaignId","validFrom","validTo","campaign","version","uses","createdAt","updatedAt","deletedAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string","minLength":1,"maxLength":120},"active":{"$ref":"#/$defs/Active"},"code":{"type":"string","pattern":"^[A-Z0-9][A-Z0-9_-]*$","maxLength":30},"costCentre":{"type":"string","minLength":1,"maxLength":40},"campaignId":{"type":["string","null"],"format":"uuid"},"validFrom":{"type":"string","format":"date"},"validTo":{"type":["string","null"],"format":"date"},"campaign":{"oneOf":[{"$ref":"#/$defs/Called"},{"type":"null"}]},"version":{"$ref":"#/$defs/Version"},"uses":{"$ref":"#/$defs/Uses"},"createdAt":{"$ref":"#/$defs/Instant"},"updatedAt":{"$ref":"#/$defs/Instant"},"deletedAt":{"$ref":"#/$defs/DeletedAt"}}},
    "OneAnalyticCode": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/AnalyticCode"}}},
  },
}
