// Generated from specs/projects/service-codes.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/projects/service-codes.yaml. */
export const part: ContractPart = {
  places: {
    "serviceCodes.index": {"service":"laia","method":"get","path":"/service-codes"},
    "serviceCodes.create": {"service":"laia","method":"post","path":"/service-codes"},
    "serviceCodes.import": {"service":"laia","method":"post","path":"/service-codes/import"},
    "serviceCodes.show": {"service":"laia","method":"get","path":"/service-codes/{id}"},
    "serviceCodes.update": {"service":"laia","method":"put","path":"/service-codes/{id}"},
    "serviceCodes.patch": {"service":"laia","method":"patch","path":"/service-codes/{id}"},
    "serviceCodes.destroy": {"service":"laia","method":"delete","path":"/service-codes/{id}"},
    "serviceCodes.restore": {"service":"laia","method":"post","path":"/service-codes/{id}/restore"},
  },
  answers: {
    "serviceCodes.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/ServiceCode"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "serviceCodes.create": {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneServiceCode"}}},"failures":[401,403,422]},
    "serviceCodes.import": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/ImportRowsResult"}}}}},"failures":[401,403,422]},
    "serviceCodes.show": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneServiceCode"}}},"failures":[401,403,404,422]},
    "serviceCodes.update": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneServiceCode"}}},"failures":[401,403,404,409,422]},
    "serviceCodes.patch": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneServiceCode"}}},"failures":[401,403,404,409,422]},
    "serviceCodes.destroy": {"successes":{"204":null},"failures":[401,403,404,409]},
    "serviceCodes.restore": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneServiceCode"}}},"failures":[401,403,404,409,422]},
  },
  definitions: {
    "OneServiceCode": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/ServiceCode"}}},
    "ServiceCode": {"type":"object","required":["id","name","active","code","campaignId","analyticCodeId","validFrom","validTo","campaign","analyticCode","version","uses","createdAt","updatedAt","deletedAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string","minLength":1,"maxLength":120},"active":{"$ref":"#/$defs/Active"},"code":{"type":"string","pattern":"^[A-Z0-9][A-Z0-9_-]*$","maxLength":30},"campaignId":{"type":["string","null"],"format":"uuid"},"analyticCodeId":{"type":["string","null"],"format":"uuid"},"validFrom":{"type":"string","format":"date"},"validTo":{"type":["string","null"],"format":"date"},"campaign":{"oneOf":[{"$ref":"#/$defs/Called"},{"type":"null"}]},"analyticCode":{"oneOf":[{"$ref":"#/$defs/Named"},{"type":"null"}]},"version":{"$ref":"#/$defs/Version"},"uses":{"$ref":"#/$defs/Uses"},"createdAt":{"$ref":"#/$defs/Instant"},"updatedAt":{"$ref":"#/$defs/Instant"},"deletedAt":{"$ref":"#/$defs/DeletedAt"}}},
  },
}
