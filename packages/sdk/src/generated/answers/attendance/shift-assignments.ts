// Generated from specs/attendance/shift-assignments.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/attendance/shift-assignments.yaml. */
export const part: ContractPart = {
  places: {
    "shiftAssignments.index": {"service":"intranet","method":"get","path":"/shift-assignments"},
    "shiftAssignments.create": {"service":"intranet","method":"post","path":"/shift-assignments"},
    "shiftAssignments.import": {"service":"intranet","method":"post","path":"/shift-assignments/import"},
    "shiftAssignments.destroy": {"service":"intranet","method":"delete","path":"/shift-assignments/{id}"},
    "shiftAssignments.changes": {"service":"intranet","method":"get","path":"/shift-assignments/{id}/changes"},
    "shiftAssignments.deletions": {"service":"intranet","method":"get","path":"/shift-assignments/deletions"},
  },
  answers: {
    "shiftAssignments.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/ShiftAssignment"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "shiftAssignments.create": {"successes":{"201":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"type":"object","required":["assigned"],"properties":{"assigned":{"type":"integer","minimum":1}}}}}}},"failures":[401,403,422]},
    "shiftAssignments.import": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/ImportRowsResult"}}}}},"failures":[401,403,422]},
    "shiftAssignments.destroy": {"successes":{"204":null},"failures":[401,403,404]},
    "shiftAssignments.changes": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/RowChange"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,404,422]},
    "shiftAssignments.deletions": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/DeletedRow"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422]},
  },
  definitions: {
    "FirstWeek": {"type":"integer","minimum":1,"maximum":8},
    "ShiftAssignment": {"type":"object","required":["id","person","username","pattern","startsOn","endsOn","firstWeek","state","createdBy","createdAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"person":{"$ref":"#/$defs/Person"},"username":{"type":"string"},"pattern":{"type":"object","required":["id","name"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string"}}},"startsOn":{"type":"string","format":"date"},"endsOn":{"type":["string","null"],"format":"date"},"firstWeek":{"$ref":"#/$defs/FirstWeek"},"state":{"$ref":"#/$defs/PeriodState"},"createdBy":{"oneOf":[{"$ref":"#/$defs/Person"},{"type":"null"}]},"createdAt":{"$ref":"#/$defs/Instant"}}},
  },
}
