// Generated from specs/attendance/shift-patterns.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/attendance/shift-patterns.yaml. */
export const part: ContractPart = {
  places: {
    "shiftPatterns.index": {"service":"intranet","method":"get","path":"/shift-patterns"},
    "shiftPatterns.create": {"service":"intranet","method":"post","path":"/shift-patterns"},
    "shiftPatterns.import": {"service":"intranet","method":"post","path":"/shift-patterns/import"},
    "shiftPatterns.show": {"service":"intranet","method":"get","path":"/shift-patterns/{id}"},
    "shiftPatterns.update": {"service":"intranet","method":"put","path":"/shift-patterns/{id}"},
    "shiftPatterns.patch": {"service":"intranet","method":"patch","path":"/shift-patterns/{id}"},
    "shiftPatterns.changes": {"service":"intranet","method":"get","path":"/shift-patterns/{id}/changes"},
  },
  answers: {
    "shiftPatterns.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/ShiftPattern"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "shiftPatterns.create": {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneShiftPattern"}}},"failures":[401,403,422]},
    "shiftPatterns.import": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/ImportRowsResult"}}}}},"failures":[401,403,422]},
    "shiftPatterns.show": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneShiftPattern"}}},"failures":[401,403,404,422]},
    "shiftPatterns.update": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneShiftPattern"}}},"failures":[401,403,404,409,422]},
    "shiftPatterns.patch": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneShiftPattern"}}},"failures":[401,403,404,409,422]},
    "shiftPatterns.changes": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/RowChange"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,404,422]},
  },
  definitions: {
    "AnchorOn": {"type":"string","format":"date"},
    "OneShiftPattern": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/ShiftPattern"}}},
    "PatternVersion": {"type":"object","required":["validFrom","anchorOn","weeks"],"properties":{"validFrom":{"type":["string","null"],"format":"date"},"anchorOn":{"$ref":"#/$defs/AnchorOn"},"weeks":{"$ref":"#/$defs/Weeks"}}},
    "PlannedTimes": {"type":"object","required":["segments"],"properties":{"segments":{"type":"array","maxItems":3,"items":{"$ref":"#/$defs/Times"}},"breaks":{"type":"array","maxItems":6,"items":{"$ref":"#/$defs/Times"}}}},
    "ShiftPattern": {"type":"object","required":["id","name","active","anchorOn","weeks","versions","weeklyMinutes","assigned","version","createdAt","updatedAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string"},"active":{"$ref":"#/$defs/Active"},"anchorOn":{"$ref":"#/$defs/AnchorOn"},"weeks":{"$ref":"#/$defs/Weeks"},"versions":{"type":"array","items":{"$ref":"#/$defs/PatternVersion"}},"weeklyMinutes":{"type":"integer"},"assigned":{"type":"integer","minimum":0},"version":{"$ref":"#/$defs/Version"},"createdAt":{"$ref":"#/$defs/Instant"},"updatedAt":{"$ref":"#/$defs/Instant"}}},
    "Times": {"type":"object","required":["start","end"],"properties":{"start":{"type":"integer","minimum":0,"maximum":2879},"end":{"type":"integer","minimum":0,"maximum":2880}}},
    "Weeks": {"type":"array","minItems":1,"maxItems":8,"items":{"type":"array","minItems":7,"maxItems":7,"items":{"$ref":"#/$defs/PlannedTimes"}}},
  },
}
