// Generated from specs/staff/employee-group-members.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/staff/employee-group-members.yaml. */
export const part: ContractPart = {
  places: {
    "employeeGroupMembers.counts": {"service":"main","method":"get","path":"/employee-groups/counts"},
    "employeeGroupMembers.preview": {"service":"main","method":"post","path":"/employee-groups/preview"},
    "employeeGroupMembers.index": {"service":"main","method":"get","path":"/employee-groups/{id}/members"},
    "employeeGroupMembers.assign": {"service":"main","method":"post","path":"/employee-groups/{id}/members"},
    "employeeGroupMembers.import": {"service":"main","method":"post","path":"/employee-groups/{id}/members/import"},
    "employeeGroupMembers.destroyAll": {"service":"main","method":"post","path":"/employee-groups/{id}/members/remove"},
  },
  answers: {
    "employeeGroupMembers.counts": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/GroupCount"}}}}}},"failures":[401,403,422]},
    "employeeGroupMembers.preview": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/RulePreview"}}}}},"failures":[401,403,422]},
    "employeeGroupMembers.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/GroupMember"}},"meta":{"$ref":"#/$defs/MembersMeta"}}}}},"failures":[401,403,404,422,429]},
    "employeeGroupMembers.assign": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/MembersResult"}}}}},"failures":[401,403,404,409,422]},
    "employeeGroupMembers.import": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/ImportRowsResult"}}}}},"failures":[401,403,404,409,422]},
    "employeeGroupMembers.destroyAll": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/MembersResult"}}}}},"failures":[401,403,404,409,422]},
  },
  definitions: {
    "GroupCount": {"type":"object","required":["id","count"],"properties":{"id":{"$ref":"#/$defs/Id"},"count":{"type":"integer","minimum":0}}},
    "GroupMember": {"type":"object","required":["id","displayName","code","department","jobTitle","workCenter","weeklyHours","startsOn","endsOn"],"properties":{"id":{"$ref":"#/$defs/Id"},"displayName":{"type":"string"},"code":{"type":"string"},"department":{"type":"string"},"jobTitle":{"type":"string"},"workCenter":{"type":"string"},"weeklyHours":{"type":"integer"},"startsOn":{"type":["string","null"],"format":"date"},"endsOn":{"type":["string","null"],"format":"date"}}},
    "MembersMeta": {"type":"object","required":["currentPage","perPage","totalCount","totalPages","asOf"],"properties":{"currentPage":{"type":"integer","minimum":1},"perPage":{"type":"integer","minimum":1},"totalCount":{"type":"integer","minimum":0},"totalPages":{"type":"integer","minimum":0},"next":{"$ref":"#/$defs/Next"},"asOf":{"$ref":"#/$defs/Day"}}},
    "MembersResult": {"type":"object","required":["accepted","refused","rows"],"properties":{"accepted":{"type":"integer","minimum":0},"refused":{"type":"integer","minimum":0},"rows":{"type":"array","items":{"type":"object","required":["id","displayName","refusal"],"properties":{"id":{"$ref":"#/$defs/Id"},"displayName":{"type":"string"},"refusal":{"type":["string","null"],"enum":["unknown","same",null]}}}}}},
    "RulePreview": {"type":"object","required":["count","people"],"properties":{"count":{"type":"integer","minimum":0},"people":{"type":"array","maxItems":10,"items":{"$ref":"#/$defs/Person"}}}},
  },
}
