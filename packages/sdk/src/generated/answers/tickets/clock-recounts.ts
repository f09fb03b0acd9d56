// Generated from specs/tickets/clock-recounts.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/tickets/clock-recounts.yaml. */
export const part: ContractPart = {
  places: {
    "clockRecounts.index": {"service":"laia","method":"get","path":"/clock-recounts"},
    "clockRecounts.create": {"service":"laia","method":"post","path":"/clock-recounts"},
    "clockRecounts.cancel": {"service":"laia","method":"post","path":"/clock-recounts/{id}/cancel"},
  },
  answers: {
    "clockRecounts.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/ClockRecount"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422]},
    "clockRecounts.create": {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneClockRecount"}}},"failures":[401,403,429]},
    "clockRecounts.cancel": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneClockRecount"}}},"failures":[401,403,404,409]},
  },
  definitions: {
    "ClockRecount": {"type":"object","required":["id","state","total","done","perSecond","secondsLeft","createdBy","createdAt","startedAt","finishedAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"state":{"type":"string","enum":["queued","running","done","cancelled"]},"total":{"type":"integer","minimum":0},"done":{"type":"integer","minimum":0},"perSecond":{"type":["number","null"]},"secondsLeft":{"type":["number","null"]},"createdBy":{"$ref":"#/$defs/Person"},"createdAt":{"$ref":"#/$defs/Instant"},"startedAt":{"oneOf":[{"$ref":"#/$defs/Instant"},{"type":"null"}]},"finishedAt":{"oneOf":[{"$ref":"#/$defs/Instant"},{"type":"null"}]}}},
    "OneClockRecount": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/ClockRecount"}}},
  },
}
