// Generated from specs/attendance/record-views.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/attendance/record-views.yaml. */
export const part: ContractPart = {
  places: {
    "recordViews.index": {"service":"intranet","method":"get","path":"/record-views"},
  },
  answers: {
    "recordViews.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/RecordView"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422]},
  },
  definitions: {
    "RecordView": {"type":"object","required":["id","person","viewer","role","what","from","until","reason","at"],"properties":{"id":{"$ref":"#/$defs/Id"},"person":{"$ref":"#/$defs/Person"},"viewer":{"$ref":"#/$defs/Person"},"role":{"oneOf":[{"$ref":"#/$defs/RecordGrantRole"},{"type":"null"}]},"what":{"type":"string","enum":["days","package"]},"from":{"type":"string","format":"date"},"until":{"type":"string","format":"date"},"reason":{"type":["string","null"]},"at":{"$ref":"#/$defs/Instant"}}},
  },
}
