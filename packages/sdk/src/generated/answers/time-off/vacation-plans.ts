// Generated from specs/time-off/vacation-plans.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/time-off/vacation-plans.yaml. */
export const part: ContractPart = {
  places: {
    "vacationPlans.index": {"service":"intranet","method":"get","path":"/vacation-plans"},
    "vacationPlans.create": {"service":"intranet","method":"post","path":"/vacation-plans"},
    "vacationPlans.show": {"service":"intranet","method":"get","path":"/vacation-plans/{id}"},
    "vacationPlans.update": {"service":"intranet","method":"put","path":"/vacation-plans/{id}"},
    "vacationPlans.destroy": {"service":"intranet","method":"delete","path":"/vacation-plans/{id}"},
  },
  answers: {
    "vacationPlans.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/VacationPlan"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "vacationPlans.create": {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneVacationPlan"}}},"failures":[401,403,422]},
    "vacationPlans.show": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneVacationPlan"}}},"failures":[401,403,404]},
    "vacationPlans.update": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneVacationPlan"}}},"failures":[401,403,404,409,422]},
    "vacationPlans.destroy": {"successes":{"204":null},"failures":[401,403,404,409]},
  },
  definitions: {
    "Minute": {"type":"integer","minimum":0,"maximum":1440},
    "OneVacationPlan": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/VacationPlan"}}},
    "PlanName": {"type":"object","required":["id","name"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string"}}},
    "StaffNeed": {"type":"object","required":["weekdays","start","end","people"],"properties":{"skillId":{"type":["string","null"],"format":"uuid"},"weekdays":{"$ref":"#/$defs/Weekdays"},"start":{"$ref":"#/$defs/Minute"},"end":{"$ref":"#/$defs/Minute"},"people":{"type":"integer","minimum":0,"maximum":10000}}},
    "VacationPlan": {"type":"object","required":["id","name","skills","groups","validFrom","validUntil","rules","needs","quotaCount","version","createdAt","updatedAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string"},"skills":{"type":"array","items":{"$ref":"#/$defs/PlanName"}},"groups":{"type":"array","items":{"$ref":"#/$defs/PlanName"}},"validFrom":{"type":"string","format":"date"},"validUntil":{"type":["string","null"],"format":"date"},"rules":{"$ref":"#/$defs/VacationPlanRules"},"needs":{"type":"array","items":{"$ref":"#/$defs/StaffNeed"}},"quotaCount":{"type":"integer","minimum":0},"version":{"type":"integer","minimum":1},"createdAt":{"$ref":"#/$defs/Instant"},"updatedAt":{"$ref":"#/$defs/Instant"}}},
    "VacationPlanRules": {"type":"object","required":["autoApprove","longestDays","noticeDays","withinShifts","whenFull","waitingClosesDays","grants","offerHours","fillingPercent"],"properties":{"autoApprove":{"type":"boolean"},"longestDays":{"type":["integer","null"],"minimum":1,"maximum":120},"noticeDays":{"type":"integer","minimum":0,"maximum":365},"withinShifts":{"type":"boolean"},"whenFull":{"type":"string","enum":["waiting","decide","refuse"]},"waitingClosesDays":{"type":"integer","minimum":0,"maximum":90},"grants":{"type":"string","enum":["at_once","offer"]},"offerHours":{"type":"integer","minimum":1,"maximum":240},"fillingPercent":{"type":"integer","minimum":1,"maximum":100}}},
    "Weekdays": {"type":"array","minItems":1,"maxItems":7,"uniqueItems":true,"items":{"type":"integer","minimum":1,"maximum":7}},
  },
}
