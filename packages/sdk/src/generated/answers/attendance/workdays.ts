// Generated from specs/attendance/workdays.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/attendance/workdays.yaml. */
export const part: ContractPart = {
  places: {
    "workdays.index": {"service":"intranet","method":"get","path":"/workdays"},
    "workdays.show": {"service":"intranet","method":"get","path":"/workdays/{id}"},
  },
  answers: {
    "workdays.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/Workday"}},"meta":{"$ref":"#/$defs/WorkdaysMeta"}}}}},"failures":[401,403,404,422,429]},
    "workdays.show": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/WorkdayDetail"}}}}},"failures":[401,403,404,422]},
  },
  definitions: {
    "AgentSpan": {"type":"object","required":["state","skill","breakType","startedAt","endedAt","origin"],"properties":{"state":{"$ref":"#/$defs/AgentState"},"skill":{"oneOf":[{"$ref":"#/$defs/NamedThing"},{"type":"null"}]},"breakType":{"oneOf":[{"$ref":"#/$defs/BreakName"},{"type":"null"}]},"startedAt":{"$ref":"#/$defs/Instant"},"endedAt":{"type":["string","null"],"format":"date-time"},"origin":{"type":"string","enum":["agent","coordinator","system"]}}},
    "Contradiction": {"type":"object","required":["kind","state","startedAt","endedAt"],"properties":{"kind":{"type":"string","enum":["before_in","after_out","clock_break","agent_break"]},"state":{"$ref":"#/$defs/AgentState"},"startedAt":{"$ref":"#/$defs/Instant"},"endedAt":{"type":["string","null"],"format":"date-time"}}},
    "Counts": {"type":"string","enum":["effective","non_effective","unallocated"]},
    "DayIncident": {"type":"string","enum":["missing_in","missing_out","excess","short_rest","missing_rest","weekly_rest","night_limit","night_overtime","break_exceeded","unverified","late","outside_shift"]},
    "EffectiveSeconds": {"type":"integer","minimum":0},
    "LookedAtState": {"type":"object","required":["id","kind","state"],"properties":{"id":{"$ref":"#/$defs/Id"},"kind":{"$ref":"#/$defs/DayIncident"},"state":{"$ref":"#/$defs/DayIncidentState"}}},
    "NonEffectiveSeconds": {"type":"integer","minimum":0},
    "PresenceSeconds": {"type":"integer","minimum":0},
    "TheoreticalMinutes": {"type":"integer","minimum":0},
    "TimeOffSpan": {"type":"object","required":["kind","startedAt","endedAt"],"properties":{"kind":{"type":"string","enum":["vacation","absence"]},"startedAt":{"$ref":"#/$defs/Instant"},"endedAt":{"$ref":"#/$defs/Instant"}}},
    "UnallocatedSeconds": {"type":"integer","minimum":0},
    "Workday": {"type":"object","required":["id","person","date","state","startedAt","endedAt","timeZone","presenceSeconds","effectiveSeconds","nonEffectiveSeconds","unallocatedSeconds","theoreticalMinutes","balanceMinutes","incidents","incidentStates","justifiedMinutes","holiday","absence","workCenter"],"properties":{"id":{"type":"string"},"person":{"$ref":"#/$defs/Person"},"date":{"type":"string","format":"date"},"state":{"$ref":"#/$defs/WorkdayState"},"startedAt":{"type":["string","null"],"format":"date-time"},"endedAt":{"type":["string","null"],"format":"date-time"},"timeZone":{"type":"string"},"presenceSeconds":{"$ref":"#/$defs/PresenceSeconds"},"effectiveSeconds":{"$ref":"#/$defs/EffectiveSeconds"},"nonEffectiveSeconds":{"$ref":"#/$defs/NonEffectiveSeconds"},"unallocatedSeconds":{"$ref":"#/$defs/UnallocatedSeconds"},"theoreticalMinutes":{"$ref":"#/$defs/TheoreticalMinutes"},"balanceMinutes":{"type":["integer","null"]},"incidents":{"type":"array","items":{"$ref":"#/$defs/DayIncident"}},"incidentStates":{"type":"array","items":{"$ref":"#/$defs/LookedAtState"}},"justifiedMinutes":{"type":"integer","minimum":0},"holiday":{"type":["string","null"]},"absence":{"type":["string","null"],"enum":["vacation","absence",null]},"workCenter":{"type":["string","null"]}}},
    "WorkdayDetail": {"type":"object","required":["workday","plan","timeOff","rules","segments","entries","states","contradictions","outageMinutes","isLocked"],"properties":{"workday":{"$ref":"#/$defs/Workday"},"plan":{"oneOf":[{"$ref":"#/$defs/WorkdayPlan"},{"type":"null"}]},"timeOff":{"type":"array","items":{"$ref":"#/$defs/TimeOffSpan"}},"rules":{"$ref":"#/$defs/WorkdayRules"},"outageMinutes":{"type":"integer","minimum":0},"isLocked":{"type":"boolean"},"states":{"type":"array","items":{"$ref":"#/$defs/AgentSpan"}},"contradictions":{"type":"array","items":{"$ref":"#/$defs/Contradiction"}},"segments":{"type":"array","items":{"$ref":"#/$defs/WorkdaySegment"}},"entries":{"type":"array","items":{"$ref":"#/$defs/ClockEntry"}}}},
    "WorkdayPlan": {"type":"object","required":["source","kind","spans","outside"],"properties":{"source":{"$ref":"#/$defs/PlanSource"},"kind":{"oneOf":[{"$ref":"#/$defs/ShiftKind"},{"type":"null"}]},"spans":{"type":"array","items":{"$ref":"#/$defs/ShiftSpan"}},"outside":{"type":"array","items":{"$ref":"#/$defs/ShiftSpan"}}}},
    "WorkdayRules": {"type":"object","required":["id","name","limits","pauseMinutes"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string"},"limits":{"$ref":"#/$defs/TimeLimits"},"pauseMinutes":{"type":"integer"}}},
    "WorkdaySegment": {"type":"object","required":["kind","startedAt","endedAt","breakType","mode","counts"],"properties":{"kind":{"type":"string","enum":["work","break"]},"startedAt":{"$ref":"#/$defs/Instant"},"endedAt":{"type":["string","null"],"format":"date-time"},"breakType":{"oneOf":[{"$ref":"#/$defs/BreakName"},{"type":"null"}]},"mode":{"$ref":"#/$defs/ClockMode"},"counts":{"$ref":"#/$defs/Counts"}}},
    "WorkdayState": {"type":"string","enum":["open","closed","expected","missing","free"]},
    "WorkdaysMeta": {"type":"object","required":["currentPage","perPage","totalCount","totalPages","hasTotals","effectiveSeconds","theoreticalMinutes","balanceMinutes","incidents"],"properties":{"currentPage":{"type":"integer","minimum":1},"perPage":{"type":"integer","minimum":1},"hasTotals":{"$ref":"#/$defs/HasTotals"},"totalCount":{"type":"integer","minimum":0},"totalPages":{"type":"integer","minimum":0},"next":{"$ref":"#/$defs/Next"},"effectiveSeconds":{"type":"integer","minimum":0},"theoreticalMinutes":{"type":"integer","minimum":0},"balanceMinutes":{"type":"integer"},"incidents":{"type":"integer","minimum":0}}},
  },
}
