// Generated from specs/staff/employee-groups.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/staff/employee-groups.yaml. */
export const part: ContractPart = {
  places: {
    "employeeGroups.index": {"service":"main","method":"get","path":"/employee-groups"},
    "employeeGroups.create": {"service":"main","method":"post","path":"/employee-groups"},
    "employeeGroups.import": {"service":"main","method":"post","path":"/employee-groups/import"},
    "employeeGroups.show": {"service":"main","method":"get","path":"/employee-groups/{id}"},
    "employeeGroups.update": {"service":"main","method":"put","path":"/employee-groups/{id}"},
    "employeeGroups.patch": {"service":"main","method":"patch","path":"/employee-groups/{id}"},
    "employeeGroups.destroy": {"service":"main","method":"delete","path":"/employee-groups/{id}"},
    "employeeGroups.restore": {"service":"main","method":"post","path":"/employee-groups/{id}/restore"},
  },
  answers: {
    "employeeGroups.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/EmployeeGroup"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "employeeGroups.create": {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneEmployeeGroup"}}},"failures":[401,403,422]},
    "employeeGroups.import": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/ImportRowsResult"}}}}},"failures":[401,403,422]},
    "employeeGroups.show": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneEmployeeGroup"}}},"failures":[401,403,404,422]},
    "employeeGroups.update": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneEmployeeGroup"}}},"failures":[401,403,404,409,422]},
    "employeeGroups.patch": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneEmployeeGroup"}}},"failures":[401,403,404,409,422]},
    "employeeGroups.destroy": {"successes":{"204":null},"failures":[401,403,404,409]},
    "employeeGroups.restore": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneEmployeeGroup"}}},"failures":[401,403,404,409,422]},
  },
  definitions: {
    "EmployeeGroup": {"type":"object","required":["id","name","translations","active","description","kind","clocksInPortal","rule","position","version","uses","createdAt","updatedAt","deletedAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string","minLength":1,"maxLength":120},"translations":{"$ref":"#/$defs/Translations"},"active":{"$ref":"#/$defs/Active"},"description":{"type":"string","maxLength":300},"kind":{"type":"string","enum":["manual","rule"]},"clocksInPortal":{"type":"boolean","default":true},"rule":{"oneOf":[{"$ref":"#/$defs/GroupRule"},{"type":"null"}]},"position":{"$ref":"#/$defs/Position"},"version":{"$ref":"#/$defs/Version"},"uses":{"$ref":"#/$defs/Uses"},"createdAt":{"$ref":"#/$defs/Instant"},"updatedAt":{"$ref":"#/$defs/Instant"},"deletedAt":{"$ref":"#/$defs/DeletedAt"}}},
    "GroupCondition": {"type":"object","required":["field","operator","values"],"properties":{"field":{"type":"string","enum":["department","jobTitle","jobLevel","workCenter","contractKind","coordinatorId","weeklyHours"]},"operator":{"type":"string","enum":["in","not_in","at_least","at_most"]},"values":{"type":"array","minItems":1,"maxItems":50,"items":{"type":"string","minLength":1,"maxLength":120}}}},
    "GroupRule": {"type":"object","required":["match","conditions"],"properties":{"match":{"type":"string","enum":["all","any"]},"conditions":{"type":"array","minItems":1,"maxItems":10,"items":{"$ref":"#/$defs/GroupCondition"}}}},
    "HeldGroup": {"type":"object","required":["id","name","kind"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string"},"kind":{"type":"string","enum":["manual","rule"]}}},
    "OneEmployeeGroup": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/EmployeeGroup"}}},
  },
}
