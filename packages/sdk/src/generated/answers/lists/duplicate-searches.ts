// Generated from specs/lists/duplicate-searches.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/lists/duplicate-searches.yaml. */
export const part: ContractPart = {
  places: {
    "duplicateSearches.index": {"service":"main","method":"get","path":"/duplicate-searches"},
    "duplicateSearches.create": {"service":"main","method":"post","path":"/duplicate-searches"},
    "duplicateSearches.preview": {"service":"main","method":"post","path":"/duplicate-searches/preview"},
    "duplicateSearches.show": {"service":"main","method":"get","path":"/duplicate-searches/{id}"},
    "duplicateSearches.destroy": {"service":"main","method":"delete","path":"/duplicate-searches/{id}"},
    "duplicateSearches.cancel": {"service":"main","method":"post","path":"/duplicate-searches/{id}/cancel"},
    "duplicateSearches.cut": {"service":"main","method":"post","path":"/duplicate-searches/{id}/cut"},
    "duplicateSearches.merge": {"service":"main","method":"post","path":"/duplicate-searches/{id}/merge"},
  },
  answers: {
    "duplicateSearches.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/DuplicateSearch"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "duplicateSearches.create": {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneDuplicateSearch"}}},"failures":[401,403,422,429]},
    "duplicateSearches.preview": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/DuplicatePreview"}}}}},"failures":[401,403,422,429]},
    "duplicateSearches.show": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneDuplicateSearch"}}},"failures":[401,403,404]},
    "duplicateSearches.destroy": {"successes":{"204":null},"failures":[401,403,404,409]},
    "duplicateSearches.cancel": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneDuplicateSearch"}}},"failures":[401,403,404,409,422]},
    "duplicateSearches.cut": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneDuplicateSearch"}}},"failures":[401,403,404,409,422]},
    "duplicateSearches.merge": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneDuplicateSearch"}}},"failures":[401,403,404,409,422]},
  },
  definitions: {
    "DuplicateCounts": {"type":"object","required":["pending","merged","partial","distinct","postponed","refused"],"properties":{"pending":{"type":"integer"},"merged":{"type":"integer"},"partial":{"type":"integer"},"distinct":{"type":"integer"},"postponed":{"type":"integer"},"refused":{"type":"integer"}}},
    "DuplicateLevel": {"type":"object","required":["threshold","groups","records"],"properties":{"threshold":{"type":"number"},"groups":{"type":"integer"},"records":{"type":"integer"}}},
    "DuplicateMatch": {"type":"string","enum":["all","any"]},
    "DuplicateMethod": {"type":"string","enum":["exact","fingerprint","phonetic","levenshtein","jaro_winkler","probabilistic"]},
    "DuplicatePreview": {"type":"object","required":["sampled","total","levels"],"properties":{"sampled":{"type":"integer"},"total":{"type":"integer"},"levels":{"type":"array","items":{"$ref":"#/$defs/DuplicateLevel"}}}},
    "DuplicateScope": {"type":"string","enum":["load","format","skill","campaign","everything"]},
    "DuplicateSearch": {"type":"object","required":["id","name","templateId","templateName","scope","loadId","loadName","keys","match","method","threshold","survivorRule","state","stage","done","total","perSecond","secondsLeft","groups","duplicates","counts","levels","weights","rule","failure","version","createdBy","createdAt","startedAt","finishedAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string"},"templateId":{"$ref":"#/$defs/Id"},"templateName":{"type":"string"},"scope":{"$ref":"#/$defs/DuplicateScope"},"loadId":{"type":["string","null"],"format":"uuid"},"loadName":{"type":["string","null"]},"keys":{"type":"array","items":{"type":"string"}},"match":{"$ref":"#/$defs/DuplicateMatch"},"method":{"$ref":"#/$defs/DuplicateMethod"},"threshold":{"type":["number","null"]},"survivorRule":{"$ref":"#/$defs/SurvivorRule"},"state":{"$ref":"#/$defs/DuplicateSearchState"},"stage":{"type":"string","enum":["reading","comparing","grouping","merging"]},"done":{"type":"integer"},"total":{"type":"integer"},"perSecond":{"type":["number","null"]},"secondsLeft":{"type":["number","null"]},"groups":{"type":"integer"},"duplicates":{"type":"integer"},"counts":{"$ref":"#/$defs/DuplicateCounts"},"levels":{"type":"array","items":{"$ref":"#/$defs/DuplicateLevel"}},"weights":{"type":"array","items":{"$ref":"#/$defs/DuplicateWeight"}},"rule":{"oneOf":[{"$ref":"#/$defs/NamedDuplicateRule"},{"type":"null"}]},"failure":{"type":["string","null"],"enum":["internal","limit_reached",null]},"version":{"$ref":"#/$defs/Version"},"createdBy":{"$ref":"#/$defs/Person"},"createdAt":{"$ref":"#/$defs/Instant"},"startedAt":{"type":["string","null"],"format":"date-time"},"finishedAt":{"type":["string","null"],"format":"date-time"}}},
    "DuplicateSearchState": {"type":"string","enum":["queued","computing","ready","merging","applied","cancelled","failed"]},
    "DuplicateWeight": {"type":"object","required":["field","agreement","m","u","weight"],"properties":{"field":{"type":"string"},"agreement":{"$ref":"#/$defs/FieldAgreement"},"m":{"type":"number"},"u":{"type":"number"},"weight":{"type":"number"}}},
    "NamedDuplicateRule": {"type":"object","required":["id","name"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string"}}},
    "OneDuplicateSearch": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/DuplicateSearch"}}},
    "SurvivorRule": {"type":"string","enum":["complete","newest","oldest"]},
  },
}
