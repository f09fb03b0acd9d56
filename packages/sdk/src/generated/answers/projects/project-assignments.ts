// Generated from specs/projects/project-assignments.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/projects/project-assignments.yaml. */
export const part: ContractPart = {
  places: {
    "projectAssignments.index": {"service":"laia","method":"get","path":"/project-assignments"},
    "projectAssignments.assign": {"service":"laia","method":"post","path":"/project-assignments"},
    "projectAssignments.destroyAll": {"service":"laia","method":"post","path":"/project-assignments/remove"},
    "projectAssignments.import": {"service":"laia","method":"post","path":"/project-assignments/import"},
  },
  answers: {
    "projectAssignments.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/ProjectAssignment"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "projectAssignments.assign": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/AssignedResult"}}}}},"failures":[401,403,422]},
    "projectAssignments.destroyAll": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/AssignedResult"}}}}},"failures":[401,403,422]},
    "projectAssignments.import": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/ImportRowsResult"}}}}},"failures":[401,403,422]},
  },
  definitions: {
    "ProjectAssignment": {"type":"object","required":["id","person","username","department","project","startsOn","endsOn","state","createdBy","createdAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"person":{"$ref":"#/$defs/Person"},"username":{"type":"string"},"department":{"type":["string","null"]},"project":{"$ref":"#/$defs/Named"},"startsOn":{"type":"string","format":"date"},"endsOn":{"type":["string","null"],"format":"date"},"state":{"$ref":"#/$defs/PeriodState"},"createdBy":{"oneOf":[{"$ref":"#/$defs/Person"},{"type":"null"}]},"createdAt":{"$ref":"#/$defs/Instant"}}},
  },
}
