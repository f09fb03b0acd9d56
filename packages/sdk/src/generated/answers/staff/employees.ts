// Generated from specs/staff/employees.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/staff/employees.yaml. */
export const part: ContractPart = {
  places: {
    "employees.index": {"service":"main","method":"get","path":"/employees"},
    "employees.facets": {"service":"main","method":"get","path":"/employees/facets"},
    "employees.show": {"service":"main","method":"get","path":"/employees/{id}"},
    "employees.reveal": {"service":"main","method":"post","path":"/employees/{id}/reveal"},
  },
  answers: {
    "employees.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/Employee"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,404,422,429]},
    "employees.facets": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/EmployeeFacets"}}}}},"failures":[401,403]},
    "employees.show": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/EmployeeDetail"}}}}},"failures":[401,403,404]},
    "employees.reveal": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/PersonalData"}}}}},"failures":[401,403,404,429]},
  },
  definitions: {
    "Day": {"type":"string","format":"date"},
    "Employee": {"type":"object","required":["id","displayName","code","dni","email","jobTitle","jobLevel","department","workCenter","weeklyHours","contractKind","hiredOn","coordinator","nextCoordinator"],"properties":{"id":{"$ref":"#/$defs/Id"},"displayName":{"type":"string"},"code":{"type":"string"},"dni":{"type":"string","x-personal":true},"email":{"type":["string","null"],"x-personal":true},"jobTitle":{"type":"string"},"jobLevel":{"type":"string"},"department":{"type":"string"},"workCenter":{"type":"string"},"weeklyHours":{"type":"integer"},"contractKind":{"type":"string"},"hiredOn":{"$ref":"#/$defs/Day"},"coordinator":{"oneOf":[{"$ref":"#/$defs/Person"},{"type":"null"}]},"nextCoordinator":{"oneOf":[{"$ref":"#/$defs/NextCoordinator"},{"type":"null"}]}}},
    "EmployeeDetail": {"type":"object","required":["id","displayName","code","dni","email","jobTitle","jobLevel","department","workCenter","weeklyHours","contractKind","hiredOn","coordinator","nextCoordinator","coordinators","groups","teamSize"],"properties":{"id":{"$ref":"#/$defs/Id"},"displayName":{"type":"string"},"code":{"type":"string"},"dni":{"type":"string","x-personal":true},"email":{"type":["string","null"],"x-personal":true},"jobTitle":{"type":"string"},"jobLevel":{"type":"string"},"department":{"type":"string"},"workCenter":{"type":"string"},"weeklyHours":{"type":"integer"},"contractKind":{"type":"string"},"hiredOn":{"$ref":"#/$defs/Day"},"coordinator":{"oneOf":[{"$ref":"#/$defs/Person"},{"type":"null"}]},"nextCoordinator":{"oneOf":[{"$ref":"#/$defs/NextCoordinator"},{"type":"null"}]},"coordinators":{"type":"array","items":{"$ref":"#/$defs/CoordinatorPeriod"}},"groups":{"type":"array","items":{"$ref":"#/$defs/HeldGroup"}},"teamSize":{"type":"integer","minimum":0}}},
    "EmployeeFacets": {"type":"object","required":["departments","jobTitles","jobLevels","workCenters","contractKinds","coordinators","withoutCoordinator"],"properties":{"departments":{"type":"array","items":{"$ref":"#/$defs/Facet"}},"jobTitles":{"type":"array","items":{"$ref":"#/$defs/Facet"}},"jobLevels":{"type":"array","items":{"$ref":"#/$defs/Facet"}},"workCenters":{"type":"array","items":{"$ref":"#/$defs/Facet"}},"contractKinds":{"type":"array","items":{"$ref":"#/$defs/Facet"}},"coordinators":{"type":"array","items":{"type":"object","required":["id","displayName","count"],"properties":{"id":{"$ref":"#/$defs/Id"},"displayName":{"type":"string"},"count":{"type":"integer","minimum":0}}}},"withoutCoordinator":{"type":"integer","minimum":0}}},
    "Facet": {"type":"object","required":["value","count"],"properties":{"value":{"type":"string"},"count":{"type":"integer","minimum":0}}},
    "NextCoordinator": {"type":"object","required":["id","displayName","startsOn"],"properties":{"id":{"$ref":"#/$defs/Id"},"displayName":{"type":"string"},"startsOn":{"$ref":"#/$defs/Day"}}},
    "PersonalData": {"type":"object","required":["dni","email"],"properties":{"dni":{"type":"string","x-personal":true},"email":{"type":["string","null"],"x-personal":true}}},
  },
}
