// Generated from specs/attendance/shifts.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/attendance/shifts.yaml. */
export const part: ContractPart = {
  places: {
    "shifts.index": {"service":"intranet","method":"get","path":"/shifts"},
    "shifts.own": {"service":"intranet","method":"get","path":"/shifts/own"},
    "shifts.history": {"service":"intranet","method":"get","path":"/shifts/changes"},
    "shifts.change": {"service":"intranet","method":"post","path":"/shifts/changes"},
    "shifts.import": {"service":"intranet","method":"post","path":"/shifts/import"},
  },
  answers: {
    "shifts.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/PlannedPerson"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,404,422,429]},
    "shifts.own": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/OwnShifts"}}}}},"failures":[401,403,422]},
    "shifts.history": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/ShiftChange"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422]},
    "shifts.change": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/ShiftChangesResult"}}}}},"failures":[401,403,422]},
    "shifts.import": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/ImportRowsResult"}}}}},"failures":[401,403,422]},
  },
  definitions: {
    "DatedShift": {"type":"object","required":["kind","segments","breaks","note"],"properties":{"kind":{"$ref":"#/$defs/ShiftKind"},"segments":{"type":"array","items":{"$ref":"#/$defs/Times"}},"breaks":{"type":"array","items":{"$ref":"#/$defs/Times"}},"note":{"type":"string"}}},
    "OwnShift": {"type":"object","required":["date","source","kind","segments","breaks","minutes","patternId","holiday","note","timeZone","spans"],"properties":{"date":{"type":"string","format":"date"},"source":{"$ref":"#/$defs/PlanSource"},"kind":{"oneOf":[{"$ref":"#/$defs/ShiftKind"},{"type":"null"}]},"segments":{"type":"array","items":{"$ref":"#/$defs/Times"}},"breaks":{"type":"array","items":{"$ref":"#/$defs/Times"}},"minutes":{"type":"integer","minimum":0},"patternId":{"type":["string","null"],"format":"uuid"},"holiday":{"type":["string","null"]},"note":{"type":"string"},"timeZone":{"type":"string"},"spans":{"type":"array","items":{"$ref":"#/$defs/ShiftSpan"}}}},
    "OwnShifts": {"type":"object","required":["days","next"],"properties":{"days":{"type":"array","items":{"$ref":"#/$defs/OwnShift"}},"next":{"oneOf":[{"$ref":"#/$defs/OwnShift"},{"type":"null"}]}}},
    "PlanNote": {"type":"string","maxLength":200},
    "PlanSource": {"type":"string","enum":["shift","pattern","contract"]},
    "PlannedDay": {"type":"object","required":["date","source","kind","segments","breaks","minutes","patternId","holiday","note"],"properties":{"date":{"type":"string","format":"date"},"source":{"$ref":"#/$defs/PlanSource"},"kind":{"oneOf":[{"$ref":"#/$defs/ShiftKind"},{"type":"null"}]},"segments":{"type":"array","items":{"$ref":"#/$defs/Times"}},"breaks":{"type":"array","items":{"$ref":"#/$defs/Times"}},"minutes":{"type":"integer","minimum":0},"patternId":{"type":["string","null"],"format":"uuid"},"holiday":{"type":["string","null"]},"note":{"type":"string"}}},
    "PlannedPerson": {"type":"object","required":["id","person","workCenter","timeZone","minutes","days"],"properties":{"id":{"$ref":"#/$defs/Id"},"person":{"$ref":"#/$defs/Person"},"workCenter":{"type":"string"},"timeZone":{"type":"string"},"minutes":{"type":"integer","minimum":0},"days":{"type":"array","items":{"$ref":"#/$defs/PlannedDay"}}}},
    "ShiftChange": {"type":"object","required":["id","person","date","at","by","before","after"],"properties":{"id":{"$ref":"#/$defs/Id"},"person":{"$ref":"#/$defs/Person"},"date":{"type":"string","format":"date"},"at":{"$ref":"#/$defs/Instant"},"by":{"oneOf":[{"$ref":"#/$defs/Person"},{"type":"null"}]},"before":{"oneOf":[{"$ref":"#/$defs/DatedShift"},{"type":"null"}]},"after":{"oneOf":[{"$ref":"#/$defs/DatedShift"},{"type":"null"}]}}},
    "ShiftChangeInput": {"type":"object","required":["do","employeeId","date"],"properties":{"do":{"type":"string","enum":["put","move","copy","clear"]},"employeeId":{"$ref":"#/$defs/Id"},"date":{"type":"string","format":"date"},"kind":{"$ref":"#/$defs/ShiftKind"},"segments":{"type":"array","maxItems":3,"items":{"$ref":"#/$defs/Times"}},"breaks":{"type":"array","maxItems":6,"items":{"$ref":"#/$defs/Times"}},"note":{"$ref":"#/$defs/PlanNote"},"toEmployeeId":{"$ref":"#/$defs/Id"},"toDate":{"type":"string","format":"date"}}},
    "ShiftChangesResult": {"type":"object","required":["changed","warnings","undo"],"properties":{"changed":{"type":"integer","minimum":0},"warnings":{"type":"array","items":{"$ref":"#/$defs/ShiftWarning"}},"undo":{"type":"array","items":{"$ref":"#/$defs/ShiftChangeInput"}}}},
    "ShiftKind": {"type":"string","enum":["extra","replaced","moved","off"]},
    "ShiftSpan": {"type":"object","required":["startedAt","endedAt"],"properties":{"startedAt":{"$ref":"#/$defs/Instant"},"endedAt":{"$ref":"#/$defs/Instant"}}},
    "ShiftWarning": {"type":"object","required":["row","employeeId","date","code","minutes"],"properties":{"row":{"type":"integer","minimum":1},"employeeId":{"$ref":"#/$defs/Id"},"date":{"type":"string","format":"date"},"code":{"type":"string","enum":["short_rest"]},"minutes":{"type":"integer"}}},
  },
}
