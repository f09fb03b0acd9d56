// Generated from specs/time-off/absence-type-terms.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/time-off/absence-type-terms.yaml. */
export const part: ContractPart = {
  places: {
    "absenceTypeTerms.index": {"service":"main","method":"get","path":"/absence-type-terms"},
    "absenceTypeTerms.destroy": {"service":"main","method":"delete","path":"/absence-type-terms/{id}"},
  },
  answers: {
    "absenceTypeTerms.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/AbsenceTerms"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,404,422]},
    "absenceTypeTerms.destroy": {"successes":{"204":null},"failures":[401,403,404,409]},
  },
  definitions: {
    "AbsenceTerms": {"type":"object","required":["id","agreement","validFrom","validUntil","state","unit","maxPerEvent","maxPerYear","yearlyBy","variations","pay","countsAsWorked","countsAsAbsenteeism","accruesVacation","justification","justificationDays","approver","source","note"],"properties":{"id":{"$ref":"#/$defs/Id"},"agreement":{"type":"string"},"validFrom":{"type":"string","format":"date"},"validUntil":{"type":["string","null"],"format":"date"},"state":{"type":"string","enum":["past","current","planned"]},"unit":{"type":"string","enum":["working_days","natural_days","hours","weeks","minutes"]},"maxPerEvent":{"type":["number","null"],"minimum":0,"maximum":10000},"maxPerYear":{"type":["number","null"],"minimum":0,"maximum":10000},"yearlyBy":{"type":"string","enum":["fixed","part_time","days"]},"variations":{"type":"array","items":{"$ref":"#/$defs/AbsenceVariation"}},"pay":{"type":"string","enum":["company","social_security","mixed","unpaid"]},"countsAsWorked":{"type":"boolean"},"countsAsAbsenteeism":{"type":"boolean"},"accruesVacation":{"type":"boolean"},"justification":{"type":"string","enum":["required","on_request","none"]},"justificationDays":{"type":["integer","null"],"minimum":0,"maximum":365},"approver":{"type":"string","enum":["hr","coordinator","coordinator_and_hr","nobody"]},"source":{"type":"string","maxLength":200},"note":{"type":"string","maxLength":500}}},
  },
}
