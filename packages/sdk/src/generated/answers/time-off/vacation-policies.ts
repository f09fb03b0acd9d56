// Generated from specs/time-off/vacation-policies.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/time-off/vacation-policies.yaml. */
export const part: ContractPart = {
  places: {
    "vacationPolicies.index": {"service":"intranet","method":"get","path":"/vacation-policies"},
    "vacationPolicies.create": {"service":"intranet","method":"post","path":"/vacation-policies"},
    "vacationPolicies.show": {"service":"intranet","method":"get","path":"/vacation-policies/{id}"},
    "vacationPolicies.update": {"service":"intranet","method":"put","path":"/vacation-policies/{id}"},
    "vacationPolicies.destroy": {"service":"intranet","method":"delete","path":"/vacation-policies/{id}"},
    "vacationPolicies.publish": {"service":"intranet","method":"post","path":"/vacation-policies/{id}/publish"},
  },
  answers: {
    "vacationPolicies.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/VacationPolicy"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "vacationPolicies.create": {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneVacationPolicyDetail"}}},"failures":[401,403,422]},
    "vacationPolicies.show": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneVacationPolicyDetail"}}},"failures":[401,403,404]},
    "vacationPolicies.update": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneVacationPolicyDetail"}}},"failures":[401,403,404,409,422]},
    "vacationPolicies.destroy": {"successes":{"204":null},"failures":[401,403,404,409]},
    "vacationPolicies.publish": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneVacationPolicyDetail"}}},"failures":[401,403,404,409,422]},
  },
  definitions: {
    "OneVacationPolicyDetail": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/VacationPolicyDetail"}}},
    "PolicyState": {"type":"string","enum":["draft","published"]},
    "TriedExample": {"type":"object","required":["name","year","startsOn","endsOn","annualUnits","looseUnits","actualAnnualUnits","actualLooseUnits","passes"],"properties":{"name":{"type":"string","minLength":1,"maxLength":120},"year":{"type":"integer","minimum":2000,"maximum":2100},"startsOn":{"type":"string","format":"date"},"endsOn":{"type":["string","null"],"format":"date"},"annualUnits":{"type":"integer","minimum":0},"looseUnits":{"type":"integer","minimum":0},"actualAnnualUnits":{"type":"integer"},"actualLooseUnits":{"type":"integer"},"passes":{"type":"boolean"}}},
    "VacationPolicy": {"type":"object","required":["id","agreement","name","validFrom","state","source","review","rules","version","createdAt","updatedAt","publishedAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"agreement":{"type":"string"},"name":{"type":"string"},"validFrom":{"type":"string","format":"date"},"state":{"$ref":"#/$defs/PolicyState"},"source":{"type":"string"},"review":{"type":"boolean"},"rules":{"$ref":"#/$defs/VacationRules"},"version":{"type":"integer","minimum":1},"createdAt":{"$ref":"#/$defs/Instant"},"updatedAt":{"$ref":"#/$defs/Instant"},"publishedAt":{"type":["string","null"],"format":"date-time"}}},
    "VacationPolicyDetail": {"type":"object","required":["id","agreement","name","validFrom","state","source","review","rules","version","createdAt","updatedAt","publishedAt","examples"],"properties":{"id":{"$ref":"#/$defs/Id"},"agreement":{"type":"string"},"name":{"type":"string"},"validFrom":{"type":"string","format":"date"},"state":{"$ref":"#/$defs/PolicyState"},"source":{"type":"string"},"review":{"type":"boolean"},"rules":{"$ref":"#/$defs/VacationRules"},"version":{"type":"integer","minimum":1},"createdAt":{"$ref":"#/$defs/Instant"},"updatedAt":{"$ref":"#/$defs/Instant"},"publishedAt":{"type":["string","null"],"format":"date-time"},"examples":{"type":"array","items":{"$ref":"#/$defs/TriedExample"}}}},
  },
}
