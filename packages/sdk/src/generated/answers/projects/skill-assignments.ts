// Generated from specs/projects/skill-assignments.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/projects/skill-assignments.yaml. */
export const part: ContractPart = {
  places: {
    "skillAssignments.index": {"service":"laia","method":"get","path":"/skill-assignments"},
    "skillAssignments.assign": {"service":"laia","method":"post","path":"/skill-assignments"},
    "skillAssignments.destroyAll": {"service":"laia","method":"post","path":"/skill-assignments/remove"},
    "skillAssignments.import": {"service":"laia","method":"post","path":"/skill-assignments/import"},
  },
  answers: {
    "skillAssignments.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/SkillAssignment"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "skillAssignments.assign": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/AssignedResult"}}}}},"failures":[401,403,422]},
    "skillAssignments.destroyAll": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/AssignedResult"}}}}},"failures":[401,403,422]},
    "skillAssignments.import": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/ImportRowsResult"}}}}},"failures":[401,403,422]},
  },
  definitions: {
    "AssignmentOrigin": {"type":"string","enum":["hand","platform"]},
    "Level": {"type":"integer","minimum":1,"maximum":5},
    "SkillAssignment": {"type":"object","required":["id","person","username","department","skill","campaign","level","isMain","origin","startsOn","endsOn","state","createdBy","createdAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"person":{"$ref":"#/$defs/Person"},"username":{"type":"string"},"department":{"type":["string","null"]},"skill":{"$ref":"#/$defs/Named"},"campaign":{"$ref":"#/$defs/Called"},"level":{"$ref":"#/$defs/Level"},"isMain":{"type":"boolean"},"origin":{"$ref":"#/$defs/AssignmentOrigin"},"startsOn":{"type":"string","format":"date"},"endsOn":{"type":["string","null"],"format":"date"},"state":{"$ref":"#/$defs/PeriodState"},"createdBy":{"oneOf":[{"$ref":"#/$defs/Person"},{"type":"null"}]},"createdAt":{"$ref":"#/$defs/Instant"}}},
  },
}
