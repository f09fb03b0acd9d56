// Generated from specs/time-off/workday-adaptations.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/time-off/workday-adaptations.yaml. */
export const part: ContractPart = {
  places: {
    "workdayAdaptations.index": {"service":"intranet","method":"get","path":"/workday-adaptations"},
    "workdayAdaptations.create": {"service":"intranet","method":"post","path":"/workday-adaptations"},
    "workdayAdaptations.show": {"service":"intranet","method":"get","path":"/workday-adaptations/{id}"},
    "workdayAdaptations.answer": {"service":"intranet","method":"post","path":"/workday-adaptations/{id}/answer"},
    "workdayAdaptations.reply": {"service":"intranet","method":"post","path":"/workday-adaptations/{id}/reply"},
    "workdayAdaptations.release": {"service":"intranet","method":"post","path":"/workday-adaptations/release"},
  },
  answers: {
    "workdayAdaptations.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/WorkdayAdaptation"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "workdayAdaptations.create": {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneWorkdayAdaptation"}}},"failures":[401,403,404,422,429]},
    "workdayAdaptations.show": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneWorkdayAdaptation"}}},"failures":[401,403,404]},
    "workdayAdaptations.answer": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneWorkdayAdaptation"}}},"failures":[401,403,404,409,422]},
    "workdayAdaptations.reply": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneWorkdayAdaptation"}}},"failures":[401,403,404,409,422]},
    "workdayAdaptations.release": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/AdaptationDecisionResult"}}}}}},"failures":[401,403,422]},
  },
  definitions: {
    "AdaptationDecisionResult": {"type":"object","required":["id","state","errors"],"properties":{"id":{"$ref":"#/$defs/Id"},"state":{"oneOf":[{"$ref":"#/$defs/AdaptationState"},{"type":"null"}]},"errors":{"oneOf":[{"$ref":"#/$defs/ErrorsByField"},{"type":"null"}]}}},
    "AdaptationState": {"type":"string","enum":["asked","granted","granted_by_silence","proposed","accepted","declined","refused","withdrawn"]},
    "OneWorkdayAdaptation": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/WorkdayAdaptation"}}},
    "WorkdayAdaptation": {"type":"object","required":["id","person","startsOn","endsOn","wanted","reason","state","dueOn","alternative","comment","answeredBy","answeredFor","answeredAt","createdAt","updatedAt","version","canAnswer","canReply"],"properties":{"id":{"$ref":"#/$defs/Id"},"person":{"$ref":"#/$defs/Person"},"startsOn":{"type":"string","format":"date"},"endsOn":{"type":["string","null"],"format":"date"},"wanted":{"type":"string"},"reason":{"type":"string"},"state":{"$ref":"#/$defs/AdaptationState"},"dueOn":{"type":"string","format":"date"},"alternative":{"type":["string","null"]},"comment":{"type":["string","null"]},"answeredBy":{"oneOf":[{"$ref":"#/$defs/Person"},{"type":"null"}]},"answeredFor":{"oneOf":[{"$ref":"#/$defs/Person"},{"type":"null"}]},"answeredAt":{"type":["string","null"],"format":"date-time"},"createdAt":{"$ref":"#/$defs/Instant"},"updatedAt":{"$ref":"#/$defs/Instant"},"version":{"type":"integer","minimum":1},"canAnswer":{"type":"boolean"},"canReply":{"type":"boolean"}}},
  },
}
