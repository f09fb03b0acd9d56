// Generated from specs/tickets/openings.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/tickets/openings.yaml. */
export const part: ContractPart = {
  places: {
    "openings.index": {"service":"laia","method":"get","path":"/openings"},
    "openings.reliability": {"service":"laia","method":"get","path":"/openings/reliability"},
    "openings.show": {"service":"laia","method":"get","path":"/openings/{id}"},
    "openings.patch": {"service":"laia","method":"patch","path":"/openings/{id}"},
    "openings.open": {"service":"laia","method":"post","path":"/openings/{id}/open"},
    "openings.cancel": {"service":"laia","method":"post","path":"/openings/{id}/cancel"},
    "openings.close": {"service":"laia","method":"post","path":"/openings/{id}/close"},
  },
  answers: {
    "openings.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/Opening"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "openings.reliability": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/OpeningReliability"}}}}}},"failures":[401,403,422]},
    "openings.show": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/OpeningDetail"}}}}},"failures":[401,403,404,422]},
    "openings.patch": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/OpeningDetail"}}}}},"failures":[401,403,404,409,422]},
    "openings.open": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/OpeningDetail"}}}}},"failures":[401,403,404,409,422]},
    "openings.cancel": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/OpeningDetail"}}}}},"failures":[401,403,404,409,422]},
    "openings.close": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/OpeningDetail"}}}}},"failures":[401,403,404,409,422]},
  },
  definitions: {
    "Opening": {"type":"object","required":["id","planId","service","skill","date","plannedAt","toleranceMinutes","state","light","holiday","staff","openedAt","openedBy","deviationMinutes","cause","note","closedAt","version"],"properties":{"id":{"$ref":"#/$defs/Id"},"planId":{"$ref":"#/$defs/Id"},"service":{"type":"string"},"skill":{"type":"string"},"date":{"type":"string","format":"date"},"plannedAt":{"$ref":"#/$defs/Instant"},"toleranceMinutes":{"type":"integer","minimum":0},"state":{"$ref":"#/$defs/OpeningState"},"light":{"$ref":"#/$defs/OpeningLight"},"holiday":{"type":["string","null"]},"staff":{"type":"object","required":["planned","present"],"properties":{"planned":{"type":"integer","minimum":0},"present":{"type":"integer","minimum":0}}},"openedAt":{"type":["string","null"],"format":"date-time"},"openedBy":{"oneOf":[{"$ref":"#/$defs/Person"},{"type":"null"}]},"deviationMinutes":{"type":["integer","null"]},"cause":{"oneOf":[{"$ref":"#/$defs/OpeningCause"},{"type":"null"}]},"note":{"type":["string","null"]},"closedAt":{"type":["string","null"],"format":"date-time"},"version":{"$ref":"#/$defs/OpeningVersion"}}},
    "OpeningCause": {"type":"string","enum":["staff","systems","lists","telephony","premises","other"]},
    "OpeningDetail": {"type":"object","required":["id","planId","service","skill","date","plannedAt","toleranceMinutes","state","light","holiday","staff","openedAt","openedBy","deviationMinutes","cause","note","closedAt","version","points"],"properties":{"id":{"$ref":"#/$defs/Id"},"planId":{"$ref":"#/$defs/Id"},"service":{"type":"string"},"skill":{"type":"string"},"date":{"type":"string","format":"date"},"plannedAt":{"$ref":"#/$defs/Instant"},"toleranceMinutes":{"type":"integer","minimum":0},"state":{"$ref":"#/$defs/OpeningState"},"light":{"$ref":"#/$defs/OpeningLight"},"holiday":{"type":["string","null"]},"staff":{"type":"object","required":["planned","present"],"properties":{"planned":{"type":"integer","minimum":0},"present":{"type":"integer","minimum":0}}},"openedAt":{"type":["string","null"],"format":"date-time"},"openedBy":{"oneOf":[{"$ref":"#/$defs/Person"},{"type":"null"}]},"deviationMinutes":{"type":["integer","null"]},"cause":{"oneOf":[{"$ref":"#/$defs/OpeningCause"},{"type":"null"}]},"note":{"type":["string","null"]},"closedAt":{"type":["string","null"],"format":"date-time"},"version":{"$ref":"#/$defs/OpeningVersion"},"points":{"type":"array","items":{"$ref":"#/$defs/OpeningPoint"}}}},
    "OpeningLight": {"type":"string","enum":["green","amber","red","unknown"]},
    "OpeningPoint": {"type":"object","required":["kind","label","light","value","expected","note","answeredBy","answeredAt"],"properties":{"kind":{"type":"string","enum":["staff","systems","lists","incidents","check"]},"label":{"type":["string","null"]},"light":{"$ref":"#/$defs/OpeningLight"},"value":{"type":["integer","null"],"minimum":0},"expected":{"type":["integer","null"],"minimum":0},"note":{"type":["string","null"]},"answeredBy":{"oneOf":[{"$ref":"#/$defs/Person"},{"type":"null"}]},"answeredAt":{"type":["string","null"],"format":"date-time"}}},
    "OpeningReliability": {"type":"object","required":["planId","service","openings","onTime","withIncidents","notOpened","unrecorded","averageMinutes","latestMinutes","causes"],"properties":{"planId":{"$ref":"#/$defs/Id"},"service":{"type":"string"},"openings":{"type":"integer","minimum":0},"onTime":{"type":"integer","minimum":0},"withIncidents":{"type":"integer","minimum":0},"notOpened":{"type":"integer","minimum":0},"unrecorded":{"type":"integer","minimum":0},"averageMinutes":{"type":["number","null"]},"latestMinutes":{"type":["integer","null"]},"causes":{"type":"array","items":{"type":"object","required":["cause","times"],"properties":{"cause":{"$ref":"#/$defs/OpeningCause"},"times":{"type":"integer","minimum":1}}}}}},
    "OpeningState": {"type":"string","enum":["scheduled","checking","open","open_with_incidents","not_opened","closed"]},
    "OpeningVersion": {"type":"integer","minimum":1},
  },
}
