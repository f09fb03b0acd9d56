// Generated from specs/attendance/time-anchors.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/attendance/time-anchors.yaml. */
export const part: ContractPart = {
  places: {
    "timeAnchors.index": {"service":"intranet","method":"get","path":"/time-anchors"},
    "timeAnchors.file": {"service":"intranet","method":"get","path":"/time-anchors/file"},
    "timeAnchors.keys": {"service":"intranet","method":"get","path":"/time-anchors/keys"},
  },
  answers: {
    "timeAnchors.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/TimeAnchor"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422]},
    "timeAnchors.file": {"successes":{"200":{"mediaType":"application/octet-stream","schema":{"type":"string","format":"binary"}}},"failures":[401,403,429]},
    "timeAnchors.keys": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/RecordKey"}}}}}},"failures":[401,403]},
  },
  definitions: {
    "Digest": {"type":"string","pattern":"^[0-9a-f]{64}$"},
    "RecordKey": {"type":"object","required":["id","publicKey","since","isCurrent"],"properties":{"id":{"type":"string"},"publicKey":{"type":"string"},"since":{"type":"string","format":"date-time"},"isCurrent":{"type":"boolean"}}},
    "TimeAnchor": {"type":"object","required":["number","day","madeAt","people","entries","root","previous","hash","key","signature"],"properties":{"number":{"type":"integer","minimum":1},"day":{"type":"string","format":"date"},"madeAt":{"$ref":"#/$defs/Instant"},"people":{"type":"integer","minimum":0},"entries":{"type":"integer","minimum":0},"root":{"$ref":"#/$defs/Digest"},"previous":{"type":"string"},"hash":{"$ref":"#/$defs/Digest"},"key":{"type":"string"},"signature":{"type":"string"}}},
  },
}
