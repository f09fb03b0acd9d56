// Generated from specs/attendance/day-incidents.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/attendance/day-incidents.yaml. */
export const part: ContractPart = {
  places: {
    "dayIncidents.index": {"service":"intranet","method":"get","path":"/day-incidents"},
    "dayIncidents.justify": {"service":"intranet","method":"post","path":"/day-incidents/justify"},
    "dayIncidents.dismiss": {"service":"intranet","method":"post","path":"/day-incidents/dismiss"},
    "dayIncidents.release": {"service":"intranet","method":"post","path":"/day-incidents/release"},
    "dayIncidents.show": {"service":"intranet","method":"get","path":"/day-incidents/{id}"},
    "dayIncidents.decide": {"service":"intranet","method":"post","path":"/day-incidents/{id}/decide"},
  },
  answers: {
    "dayIncidents.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/LookedAtIncident"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "dayIncidents.justify": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneDayIncident"}}},"failures":[401,403,404,409,422,429]},
    "dayIncidents.dismiss": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneDayIncident"}}},"failures":[401,403,404,409,422,429]},
    "dayIncidents.release": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/DayIncidentResult"}}}}}},"failures":[401,403,422]},
    "dayIncidents.show": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/DayIncidentDetail"}}}}},"failures":[401,403,404]},
    "dayIncidents.decide": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneDayIncident"}}},"failures":[401,403,404,409,422]},
  },
  definitions: {
    "DayIncidentAct": {"type":"object","required":["state","at","by","onBehalfOf","text","minutes"],"properties":{"state":{"$ref":"#/$defs/DayIncidentState"},"at":{"$ref":"#/$defs/Instant"},"by":{"oneOf":[{"$ref":"#/$defs/Person"},{"type":"null"}]},"onBehalfOf":{"oneOf":[{"$ref":"#/$defs/Person"},{"type":"null"}]},"text":{"type":["string","null"]},"minutes":{"$ref":"#/$defs/JustifiedMinutes"}}},
    "DayIncidentDetail": {"type":"object","required":["incident","acts"],"properties":{"incident":{"$ref":"#/$defs/LookedAtIncident"},"acts":{"type":"array","items":{"$ref":"#/$defs/DayIncidentAct"}}}},
    "DayIncidentResult": {"type":"object","required":["id","state","errors"],"properties":{"id":{"$ref":"#/$defs/Id"},"state":{"oneOf":[{"$ref":"#/$defs/DayIncidentState"},{"type":"null"}]},"errors":{"oneOf":[{"$ref":"#/$defs/ErrorsByField"},{"type":"null"}]}}},
    "DayIncidentState": {"type":"string","enum":["open","justified","accepted","rejected","dismissed","corrected"]},
    "JustifiedMinutes": {"type":["integer","null"],"minimum":1,"maximum":1440},
    "LookedAtIncident": {"type":"object","required":["id","person","date","kind","state","reason","minutes","justifiedAt","comment","decidedBy","decidedFor","decidedAt","held","version","files","canJustify","canDecide"],"properties":{"id":{"$ref":"#/$defs/Id"},"person":{"$ref":"#/$defs/Person"},"date":{"type":"string","format":"date"},"kind":{"$ref":"#/$defs/DayIncident"},"state":{"$ref":"#/$defs/DayIncidentState"},"reason":{"type":["string","null"]},"minutes":{"$ref":"#/$defs/JustifiedMinutes"},"justifiedAt":{"type":["string","null"],"format":"date-time"},"comment":{"type":["string","null"]},"decidedBy":{"oneOf":[{"$ref":"#/$defs/Person"},{"type":"null"}]},"decidedFor":{"oneOf":[{"$ref":"#/$defs/Person"},{"type":"null"}]},"decidedAt":{"type":["string","null"],"format":"date-time"},"held":{"type":"boolean"},"version":{"type":"integer","minimum":1},"files":{"type":"array","items":{"$ref":"#/$defs/CorrectionFile"}},"canJustify":{"type":"boolean"},"canDecide":{"type":"boolean"}}},
    "OneDayIncident": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/LookedAtIncident"}}},
  },
}
