// Generated from specs/session/sessions.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/session/sessions.yaml. */
export const part: ContractPart = {
  places: {
    "sessions.index": {"service":"main","method":"get","path":"/sessions"},
    "sessions.destroyOthers": {"service":"main","method":"delete","path":"/sessions/others"},
    "sessions.destroy": {"service":"main","method":"delete","path":"/sessions/{id}"},
  },
  answers: {
    "sessions.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/DeviceSession"}}}}}},"failures":[401]},
    "sessions.destroyOthers": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"type":"object","required":["ended"],"properties":{"ended":{"type":"integer","minimum":0}}}}}}},"failures":[401]},
    "sessions.destroy": {"successes":{"204":null},"failures":[401,404]},
  },
  definitions: {
    "DeviceSession": {"type":"object","required":["id","device","browser","system","ip","kind","createdAt","seenAt","endsAt","isCurrent"],"properties":{"id":{"$ref":"#/$defs/Id"},"device":{"type":"string","enum":["computer","phone","tablet","unknown"]},"browser":{"type":["string","null"]},"system":{"type":["string","null"]},"ip":{"type":["string","null"]},"kind":{"type":"string","enum":["password","token"]},"createdAt":{"$ref":"#/$defs/Instant"},"seenAt":{"$ref":"#/$defs/Instant"},"endsAt":{"$ref":"#/$defs/Instant"},"isCurrent":{"type":"boolean"}}},
  },
}
