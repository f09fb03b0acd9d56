// Generated from specs/time-off/absence-types.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/time-off/absence-types.yaml. */
export const part: ContractPart = {
  places: {
    "absenceTypes.index": {"service":"main","method":"get","path":"/absence-types"},
    "absenceTypes.create": {"service":"main","method":"post","path":"/absence-types"},
    "absenceTypes.import": {"service":"main","method":"post","path":"/absence-types/import"},
    "absenceTypes.reorder": {"service":"main","method":"put","path":"/absence-types/order"},
    "absenceTypes.show": {"service":"main","method":"get","path":"/absence-types/{id}"},
    "absenceTypes.update": {"service":"main","method":"put","path":"/absence-types/{id}"},
    "absenceTypes.patch": {"service":"main","method":"patch","path":"/absence-types/{id}"},
    "absenceTypes.destroy": {"service":"main","method":"delete","path":"/absence-types/{id}"},
    "absenceTypes.restore": {"service":"main","method":"post","path":"/absence-types/{id}/restore"},
  },
  answers: {
    "absenceTypes.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/AbsenceType"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "absenceTypes.create": {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneAbsenceType"}}},"failures":[401,403,422]},
    "absenceTypes.import": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/ImportRowsResult"}}}}},"failures":[401,403,422]},
    "absenceTypes.reorder": {"successes":{"204":null},"failures":[401,403,422]},
    "absenceTypes.show": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneAbsenceType"}}},"failures":[401,403,404,422]},
    "absenceTypes.update": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneAbsenceType"}}},"failures":[401,403,404,409,422]},
    "absenceTypes.patch": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneAbsenceType"}}},"failures":[401,403,404,409,422]},
    "absenceTypes.destroy": {"successes":{"204":null},"failures":[401,403,404,409]},
    "absenceTypes.restore": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneAbsenceType"}}},"failures":[401,403,404,409,422]},
  },
  definitions: {
    "AbsenceFamily": {"type":"string","enum":["leave","vacation","sick_leave","hours_pool","worked_holiday","unpaid","union","unjustified"]},
    "AbsenceType": {"type":"object","required":["id","name","translations","active","code","colour","family","country","private","unit","maxPerEvent","maxPerYear","yearlyBy","variations","pay","countsAsWorked","countsAsAbsenteeism","accruesVacation","justification","justificationDays","approver","source","note","validFrom","nextChangeOn","position","version","uses","createdAt","updatedAt","deletedAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string","minLength":1,"maxLength":120},"translations":{"$ref":"#/$defs/Translations"},"active":{"$ref":"#/$defs/Active"},"code":{"type":"string","minLength":2,"maxLength":8,"pattern":"^[A-Z0-9]+$"},"colour":{"$ref":"#/$defs/Colour"},"family":{"$ref":"#/$defs/AbsenceFamily"},"country":{"type":"string","maxLength":2,"pattern":"^[A-Z]{2}$"},"private":{"type":"boolean"},"unit":{"type":"string","enum":["working_days","natural_days","hours","weeks","minutes"]},"maxPerEvent":{"type":["number","null"],"minimum":0,"maximum":10000},"maxPerYear":{"type":["number","null"],"minimum":0,"maximum":10000},"yearlyBy":{"type":"string","enum":["fixed","part_time","days"]},"variations":{"type":"array","maxItems":20,"items":{"$ref":"#/$defs/AbsenceVariation"}},"pay":{"type":"string","enum":["company","social_security","mixed","unpaid"]},"countsAsWorked":{"type":"boolean"},"countsAsAbsenteeism":{"type":"boolean"},"accruesVacation":{"type":"boolean"},"justification":{"type":"string","enum":["required","on_request","none"]},"justificationDays":{"type":["integer","null"],"minimum":0,"maximum":365},"approver":{"type":"string","enum":["hr","coordinator","coordinator_and_hr","nobody"]},"source":{"type":"string","maxLength":200},"note":{"type":"string","maxLength":500},"validFrom":{"type":"string","format":"date"},"nextChangeOn":{"type":["string","null"],"format":"date"},"position":{"$ref":"#/$defs/Position"},"version":{"$ref":"#/$defs/Version"},"uses":{"$ref":"#/$defs/Uses"},"createdAt":{"$ref":"#/$defs/Instant"},"updatedAt":{"$ref":"#/$defs/Instant"},"deletedAt":{"$ref":"#/$defs/DeletedAt"}}},
    "AbsenceVariation": {"type":"object","required":["kinship","travel","maxPerEvent","unit","source"],"properties":{"kinship":{"type":"array","maxItems":4,"items":{"$ref":"#/$defs/Kinship"}},"travel":{"type":["boolean","null"]},"maxPerEvent":{"type":"number","minimum":0,"maximum":10000},"unit":{"type":["string","null"],"enum":["working_days","natural_days",null]},"source":{"type":"string","maxLength":200}}},
    "OneAbsenceType": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/AbsenceType"}}},
  },
}
