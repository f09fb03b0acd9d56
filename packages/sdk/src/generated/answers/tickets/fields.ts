// Generated from specs/tickets/fields.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/tickets/fields.yaml. */
export const part: ContractPart = {
  places: {
    "fields.index": {"service":"laia","method":"get","path":"/fields"},
    "fields.create": {"service":"laia","method":"post","path":"/fields"},
    "fields.import": {"service":"laia","method":"post","path":"/fields/import"},
    "fields.show": {"service":"laia","method":"get","path":"/fields/{id}"},
    "fields.update": {"service":"laia","method":"put","path":"/fields/{id}"},
    "fields.patch": {"service":"laia","method":"patch","path":"/fields/{id}"},
    "fields.destroy": {"service":"laia","method":"delete","path":"/fields/{id}"},
    "fields.restore": {"service":"laia","method":"post","path":"/fields/{id}/restore"},
  },
  answers: {
    "fields.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/Field"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "fields.create": {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneField"}}},"failures":[401,403,422]},
    "fields.import": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/ImportRowsResult"}}}}},"failures":[401,403,422]},
    "fields.show": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneField"}}},"failures":[401,403,404,422]},
    "fields.update": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneField"}}},"failures":[401,403,404,409,422]},
    "fields.patch": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneField"}}},"failures":[401,403,404,409,422]},
    "fields.destroy": {"successes":{"204":null},"failures":[401,403,404,409]},
    "fields.restore": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneField"}}},"failures":[401,403,404,409,422]},
  },
  definitions: {
    "Field": {"type":"object","required":["id","key","label","type","required","minimum","maximum","options","position","personalData","active","version","uses","createdAt","updatedAt","deletedAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"key":{"type":"string"},"label":{"type":"string","minLength":1,"maxLength":80},"type":{"$ref":"#/$defs/FieldType"},"required":{"type":"boolean"},"minimum":{"type":["number","null"]},"maximum":{"type":["number","null"]},"options":{"type":"array","maxItems":500,"items":{"type":"string","minLength":1,"maxLength":200}},"position":{"type":"integer","minimum":0,"maximum":10000},"personalData":{"type":"string","enum":["none","identifying","special"]},"active":{"type":"boolean"},"version":{"$ref":"#/$defs/Version"},"createdAt":{"$ref":"#/$defs/Instant"},"updatedAt":{"$ref":"#/$defs/Instant"},"uses":{"type":"integer","minimum":0},"deletedAt":{"$ref":"#/$defs/DeletedAt"}}},
    "FieldType": {"type":"string","enum":["text","integer","decimal","date","list","phone","email","nif","boolean"]},
    "OneField": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/Field"}}},
  },
}
