// Generated from specs/lists/records.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/lists/records.yaml. */
export const part: ContractPart = {
  places: {
    "records.next": {"service":"main","method":"post","path":"/records/next"},
    "records.outcomes": {"service":"main","method":"get","path":"/records/outcomes"},
    "records.finish": {"service":"main","method":"post","path":"/records/{id}/finish"},
    "records.release": {"service":"main","method":"post","path":"/records/{id}/release"},
  },
  answers: {
    "records.next": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/NextRecord"}}}}},"failures":[401,403]},
    "records.outcomes": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/RecordOutcome"}}}}}},"failures":[401,403]},
    "records.finish": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/FinishedRecord"}}}}},"failures":[401,403,404,422]},
    "records.release": {"successes":{"204":null},"failures":[401,403,404]},
  },
  definitions: {
    "FinishedRecord": {"type":"object","required":["outcome","state","dueAt"],"properties":{"outcome":{"type":"string"},"state":{"type":"string","enum":["resting","done"]},"dueAt":{"type":["string","null"],"format":"date-time"}}},
    "NextRecord": {"type":"object","required":["record","reason"],"properties":{"record":{"oneOf":[{"$ref":"#/$defs/ServedRecord"},{"type":"null"}]},"reason":{"type":["string","null"],"enum":["no_skill","no_activation","out_of_hours","quota","empty",null]}}},
    "RecordAttempt": {"type":"object","required":["endedAt","outcome","agent","callbackAt","notes"],"properties":{"endedAt":{"$ref":"#/$defs/Instant"},"outcome":{"type":["string","null"]},"agent":{"$ref":"#/$defs/Person"},"callbackAt":{"type":["string","null"],"format":"date-time"},"notes":{"type":["string","null"]}}},
    "RecordOutcome": {"type":"object","required":["id","code","name","category","needsDate","needsComment","isRecycled"],"properties":{"id":{"$ref":"#/$defs/Id"},"code":{"type":"string"},"name":{"type":"string"},"category":{"$ref":"#/$defs/FinalCategory"},"needsDate":{"type":"boolean"},"needsComment":{"type":"boolean"},"isRecycled":{"type":"boolean"}}},
    "ServedField": {"type":"object","required":["name","label","value","target"],"properties":{"name":{"type":"string"},"label":{"type":"string"},"value":{"type":["string","null"]},"target":{"oneOf":[{"$ref":"#/$defs/TargetField"},{"type":"null"}]}}},
    "ServedRecord": {"type":"object","required":["id","activationId","activationName","skillName","fields","attempt","isCallback","timeZone","servedAt","leaseUntil","history"],"properties":{"id":{"$ref":"#/$defs/Id"},"activationId":{"$ref":"#/$defs/Id"},"activationName":{"type":"string"},"skillName":{"type":"string"},"fields":{"type":"array","items":{"$ref":"#/$defs/ServedField"}},"attempt":{"type":"integer"},"isCallback":{"type":"boolean"},"timeZone":{"type":"string"},"servedAt":{"$ref":"#/$defs/Instant"},"leaseUntil":{"$ref":"#/$defs/Instant"},"history":{"type":"array","items":{"$ref":"#/$defs/RecordAttempt"}}}},
    "TargetField": {"type":"object","required":["id","key","label","type"],"properties":{"id":{"$ref":"#/$defs/Id"},"key":{"type":"string"},"label":{"type":"string"},"type":{"$ref":"#/$defs/FieldType"}}},
  },
}
