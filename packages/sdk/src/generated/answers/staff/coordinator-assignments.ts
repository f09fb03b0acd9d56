// Generated from specs/staff/coordinator-assignments.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/staff/coordinator-assignments.yaml. */
export const part: ContractPart = {
  places: {
    "coordinatorAssignments.index": {"service":"main","method":"get","path":"/coordinator-assignments"},
    "coordinatorAssignments.assign": {"service":"main","method":"post","path":"/coordinator-assignments"},
    "coordinatorAssignments.preview": {"service":"main","method":"post","path":"/coordinator-assignments/preview"},
    "coordinatorAssignments.import": {"service":"main","method":"post","path":"/coordinator-assignments/import"},
    "coordinatorAssignments.coordinators": {"service":"main","method":"get","path":"/coordinator-assignments/coordinators"},
    "coordinatorAssignments.destroy": {"service":"main","method":"delete","path":"/coordinator-assignments/{id}"},
  },
  answers: {
    "coordinatorAssignments.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/CoordinatorAssignment"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "coordinatorAssignments.assign": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/CoordinatorMoveResult"}}}}},"failures":[401,403,422]},
    "coordinatorAssignments.preview": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/CoordinatorMoveResult"}}}}},"failures":[401,403,422]},
    "coordinatorAssignments.import": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/ImportRowsResult"}}}}},"failures":[401,403,422]},
    "coordinatorAssignments.coordinators": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/Coordinator"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "coordinatorAssignments.destroy": {"successes":{"204":null},"failures":[401,403,404,409]},
  },
  definitions: {
    "Coordinator": {"type":"object","required":["id","displayName","code","department","teamSize"],"properties":{"id":{"$ref":"#/$defs/Id"},"displayName":{"type":"string"},"code":{"type":"string"},"department":{"type":"string"},"teamSize":{"type":"integer","minimum":0}}},
    "CoordinatorAssignment": {"type":"object","required":["id","employee","coordinator","startsOn","endsOn","state","reason","createdBy","createdAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"coordinator":{"$ref":"#/$defs/Person"},"startsOn":{"$ref":"#/$defs/Day"},"endsOn":{"type":["string","null"],"format":"date"},"state":{"$ref":"#/$defs/PeriodState"},"reason":{"type":["string","null"]},"employee":{"$ref":"#/$defs/Person"},"createdBy":{"oneOf":[{"$ref":"#/$defs/Person"},{"type":"null"}]},"createdAt":{"$ref":"#/$defs/Instant"}}},
    "CoordinatorMoveResult": {"type":"object","required":["accepted","refused","openRequests","rows"],"properties":{"accepted":{"type":"integer","minimum":0},"refused":{"type":"integer","minimum":0},"openRequests":{"type":"integer","minimum":0},"rows":{"type":"array","items":{"type":"object","required":["id","displayName","before","refusal"],"properties":{"id":{"$ref":"#/$defs/Id"},"displayName":{"type":"string"},"before":{"oneOf":[{"$ref":"#/$defs/Person"},{"type":"null"}]},"refusal":{"type":["string","null"],"enum":["unknown","self","circle","same",null]}}}}}},
    "CoordinatorPeriod": {"type":"object","required":["id","coordinator","startsOn","endsOn","state","reason"],"properties":{"id":{"$ref":"#/$defs/Id"},"coordinator":{"$ref":"#/$defs/Person"},"startsOn":{"$ref":"#/$defs/Day"},"endsOn":{"type":["string","null"],"format":"date"},"state":{"$ref":"#/$defs/PeriodState"},"reason":{"type":["string","null"]}}},
  },
}
