// Generated from specs/time-off/absence-policies.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/time-off/absence-policies.yaml. */
export const part: ContractPart = {
  places: {
    "absencePolicies.index": {"service":"intranet","method":"get","path":"/absence-policies"},
    "absencePolicies.create": {"service":"intranet","method":"post","path":"/absence-policies"},
    "absencePolicies.show": {"service":"intranet","method":"get","path":"/absence-policies/{id}"},
    "absencePolicies.update": {"service":"intranet","method":"put","path":"/absence-policies/{id}"},
    "absencePolicies.destroy": {"service":"intranet","method":"delete","path":"/absence-policies/{id}"},
    "absencePolicies.publish": {"service":"intranet","method":"post","path":"/absence-policies/{id}/publish"},
    "absencePolicies.withdraw": {"service":"intranet","method":"post","path":"/absence-policies/{id}/withdraw"},
  },
  answers: {
    "absencePolicies.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/AbsencePolicy"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "absencePolicies.create": {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneAbsencePolicyDetail"}}},"failures":[401,403,422]},
    "absencePolicies.show": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneAbsencePolicyDetail"}}},"failures":[401,403,404]},
    "absencePolicies.update": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneAbsencePolicyDetail"}}},"failures":[401,403,404,409,422]},
    "absencePolicies.destroy": {"successes":{"204":null},"failures":[401,403,404,409]},
    "absencePolicies.publish": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneAbsencePolicyDetail"}}},"failures":[401,403,404,409,422]},
    "absencePolicies.withdraw": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneAbsencePolicyDetail"}}},"failures":[401,403,404,409,422]},
  },
  definitions: {
    "AbsencePolicy": {"type":"object","required":["id","agreement","name","validFrom","state","source","review","version","createdAt","updatedAt","publishedAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"agreement":{"type":"string"},"name":{"type":"string"},"validFrom":{"type":"string","format":"date"},"state":{"$ref":"#/$defs/PolicyState"},"source":{"type":"string"},"review":{"type":"boolean"},"version":{"type":"integer","minimum":1},"createdAt":{"$ref":"#/$defs/Instant"},"updatedAt":{"$ref":"#/$defs/Instant"},"publishedAt":{"type":["string","null"],"format":"date-time"}}},
    "AbsencePolicyDetail": {"type":"object","required":["id","agreement","name","validFrom","state","source","review","version","createdAt","updatedAt","publishedAt","rules","examples"],"properties":{"id":{"$ref":"#/$defs/Id"},"agreement":{"type":"string"},"name":{"type":"string"},"validFrom":{"type":"string","format":"date"},"state":{"$ref":"#/$defs/PolicyState"},"source":{"type":"string"},"review":{"type":"boolean"},"version":{"type":"integer","minimum":1},"createdAt":{"$ref":"#/$defs/Instant"},"updatedAt":{"$ref":"#/$defs/Instant"},"publishedAt":{"type":["string","null"],"format":"date-time"},"rules":{"type":"array","items":{"$ref":"#/$defs/AbsencePolicyRule"}},"examples":{"type":"array","items":{"$ref":"#/$defs/TriedAbsenceExample"}}}},
    "AbsencePolicyRule": {"type":"object","required":["absenceTypeId","unit","maxPerEvent","maxPerYear","yearlyBy","variations","pay","countsAsWorked","countsAsAbsenteeism","accruesVacation","justification","justificationDays","approver","source","note"],"properties":{"absenceTypeId":{"type":"string","format":"uuid"},"unit":{"type":"string","enum":["working_days","natural_days","hours","weeks","minutes"]},"maxPerEvent":{"type":["number","null"],"minimum":0,"maximum":10000},"maxPerYear":{"type":["number","null"],"minimum":0,"maximum":10000},"yearlyBy":{"type":"string","enum":["fixed","part_time","days"]},"variations":{"type":"array","maxItems":20,"items":{"$ref":"#/$defs/AbsenceVariation"}},"pay":{"type":"string","enum":["company","social_security","mixed","unpaid"]},"countsAsWorked":{"type":"boolean"},"countsAsAbsenteeism":{"type":"boolean"},"accruesVacation":{"type":"boolean"},"justification":{"type":"string","enum":["required","on_request","none"]},"justificationDays":{"type":["integer","null"],"minimum":0,"maximum":365},"approver":{"type":"string","enum":["hr","coordinator","coordinator_and_hr","nobody"]},"source":{"type":"string","maxLength":200},"note":{"type":"string","maxLength":500}}},
    "OneAbsencePolicyDetail": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/AbsencePolicyDetail"}}},
    "TriedAbsenceExample": {"type":"object","required":["name","absenceTypeId","kinship","travel","weeklyMinutes","fullWeeklyMinutes","limit","unit","allowance","actualLimit","actualUnit","actualAllowance","passes"],"properties":{"name":{"type":"string","minLength":1,"maxLength":120},"absenceTypeId":{"type":"string","format":"uuid"},"kinship":{"oneOf":[{"$ref":"#/$defs/Kinship"},{"type":"null"}]},"travel":{"type":"boolean"},"weeklyMinutes":{"type":"integer","minimum":1,"maximum":10080},"fullWeeklyMinutes":{"type":"integer","minimum":1,"maximum":10080},"limit":{"type":["number","null"],"minimum":0},"unit":{"$ref":"#/$defs/AbsenceUnit"},"allowance":{"type":["number","null"],"minimum":0},"actualLimit":{"type":["number","null"]},"actualUnit":{"$ref":"#/$defs/AbsenceUnit"},"actualAllowance":{"type":["number","null"]},"passes":{"type":"boolean"}}},
  },
}
