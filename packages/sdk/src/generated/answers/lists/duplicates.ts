// Generated from specs/lists/duplicates.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/lists/duplicates.yaml. */
export const part: ContractPart = {
  places: {
    "duplicates.index": {"service":"main","method":"get","path":"/duplicate-searches/{id}/duplicates"},
    "duplicates.show": {"service":"main","method":"get","path":"/duplicates/{id}"},
    "duplicates.merge": {"service":"main","method":"post","path":"/duplicates/{id}/merge"},
    "duplicates.exclude": {"service":"main","method":"post","path":"/duplicates/{id}/exclude"},
    "duplicates.separate": {"service":"main","method":"post","path":"/duplicates/{id}/separate"},
    "duplicates.postpone": {"service":"main","method":"post","path":"/duplicates/{id}/postpone"},
    "duplicates.reopen": {"service":"main","method":"post","path":"/duplicates/{id}/reopen"},
  },
  answers: {
    "duplicates.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/Duplicate"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,404,422]},
    "duplicates.show": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneDuplicateGroup"}}},"failures":[401,403,404]},
    "duplicates.merge": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneDuplicateGroup"}}},"failures":[401,403,404,409,422]},
    "duplicates.exclude": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneDuplicateGroup"}}},"failures":[401,403,404,409,422]},
    "duplicates.separate": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneDuplicateGroup"}}},"failures":[401,403,404,409,422]},
    "duplicates.postpone": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneDuplicateGroup"}}},"failures":[401,403,404,409,422]},
    "duplicates.reopen": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneDuplicateGroup"}}},"failures":[401,403,404,409,422]},
  },
  definitions: {
    "Duplicate": {"type":"object","required":["id","searchId","number","label","size","score","state","refusal","version","decidedBy","decidedAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"searchId":{"$ref":"#/$defs/Id"},"number":{"type":"integer"},"label":{"type":"string"},"size":{"type":"integer"},"score":{"type":"number"},"state":{"$ref":"#/$defs/DuplicateState"},"refusal":{"oneOf":[{"$ref":"#/$defs/DuplicateRefusal"},{"type":"null"}]},"version":{"$ref":"#/$defs/Version"},"decidedBy":{"oneOf":[{"$ref":"#/$defs/Person"},{"type":"null"}]},"decidedAt":{"type":["string","null"],"format":"date-time"}}},
    "DuplicateField": {"type":"object","required":["name","label","isKey","isRecordKey","differs"],"properties":{"name":{"type":"string"},"label":{"type":"string"},"isKey":{"type":"boolean"},"isRecordKey":{"type":"boolean"},"differs":{"type":"boolean"}}},
    "DuplicateGroup": {"type":"object","required":["id","searchId","number","label","size","score","state","refusal","version","decidedBy","decidedAt","fields","members","merge","next","previous"],"properties":{"id":{"$ref":"#/$defs/Id"},"searchId":{"$ref":"#/$defs/Id"},"number":{"type":"integer"},"label":{"type":"string"},"size":{"type":"integer"},"score":{"type":"number"},"state":{"$ref":"#/$defs/DuplicateState"},"refusal":{"oneOf":[{"$ref":"#/$defs/DuplicateRefusal"},{"type":"null"}]},"version":{"$ref":"#/$defs/Version"},"decidedBy":{"oneOf":[{"$ref":"#/$defs/Person"},{"type":"null"}]},"decidedAt":{"type":["string","null"],"format":"date-time"},"fields":{"type":"array","items":{"$ref":"#/$defs/DuplicateField"}},"members":{"type":"array","items":{"$ref":"#/$defs/DuplicateMember"}},"merge":{"oneOf":[{"$ref":"#/$defs/DuplicateMerge"},{"type":"null"}]},"next":{"type":["string","null"],"format":"uuid"},"previous":{"type":["string","null"],"format":"uuid"}}},
    "DuplicateMember": {"type":"object","required":["number","name","templateId","templateName","loadId","loadName","loadedAt","rowNumber","values","isSuggested","isSurvivor","isOut","isWorked","score","contributions"],"properties":{"number":{"$ref":"#/$defs/MemberNumber"},"name":{"type":"string"},"templateId":{"$ref":"#/$defs/Id"},"templateName":{"type":"string"},"loadId":{"type":["string","null"],"format":"uuid"},"loadName":{"type":["string","null"]},"loadedAt":{"type":["string","null"],"format":"date-time"},"rowNumber":{"type":"integer"},"values":{"type":"array","items":{"type":["string","null"]}},"isSuggested":{"type":"boolean"},"isSurvivor":{"type":"boolean"},"isOut":{"type":"boolean"},"isWorked":{"type":"boolean"},"score":{"type":["number","null"]},"contributions":{"type":"array","items":{"$ref":"#/$defs/FieldContribution"}}}},
    "DuplicateMerge": {"type":"object","required":["survivor","removed","mergedBy","mergedAt"],"properties":{"survivor":{"type":"string"},"removed":{"type":"array","items":{"type":"string"}},"mergedBy":{"$ref":"#/$defs/Person"},"mergedAt":{"$ref":"#/$defs/Instant"}}},
    "DuplicateRefusal": {"type":"object","required":["code","member"],"properties":{"code":{"type":"string","enum":["read_only","stale"]},"member":{"type":"string"}}},
    "DuplicateState": {"type":"string","enum":["pending","merged","partial","distinct","postponed"]},
    "FieldAgreement": {"type":"string","enum":["same","close","far","different","unknown"]},
    "FieldContribution": {"type":"object","required":["field","agreement","similarity","weight"],"properties":{"field":{"type":"string"},"agreement":{"$ref":"#/$defs/FieldAgreement"},"similarity":{"type":["number","null"]},"weight":{"type":["number","null"]}}},
    "MemberNumber": {"type":"integer","minimum":0,"maximum":2000000},
    "OneDuplicateGroup": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/DuplicateGroup"}}},
  },
}
