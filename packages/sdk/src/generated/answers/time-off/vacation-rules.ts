// Generated from specs/time-off/vacation-rules.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/time-off/vacation-rules.yaml. */
export const part: ContractPart = {
  places: {},
  answers: {},
  definitions: {
    "SummerRule": {"type":"object","required":["from","until","days"],"properties":{"from":{"type":"string","pattern":"^((0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|1\\d|2[0-8]))$","maxLength":5},"until":{"type":"string","pattern":"^((0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|1\\d|2[0-8]))$","maxLength":5},"days":{"type":"integer","minimum":1,"maximum":60}}},
    "VacationRules": {"type":"object","required":["unit","annualUnits","looseUnits","blockDays","startOnWorkingDay","noticeMonths","carryOverUntil","negativeUnits","rounding","summer","halfDays","longestDays","stages","looseStages","escalationDays"],"properties":{"unit":{"$ref":"#/$defs/LeaveUnit"},"annualUnits":{"type":"integer","minimum":0,"maximum":100000},"looseUnits":{"type":"integer","minimum":0,"maximum":200},"blockDays":{"type":["integer","null"],"minimum":2,"maximum":31},"startOnWorkingDay":{"type":"boolean"},"noticeMonths":{"type":"integer","minimum":0,"maximum":12},"carryOverUntil":{"type":["string","null"],"pattern":"^((0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|1\\d|2[0-8]))$","maxLength":5},"negativeUnits":{"type":"integer","minimum":0,"maximum":100},"rounding":{"type":"string","enum":["ceil","half_up","half_day_ceil"]},"summer":{"oneOf":[{"$ref":"#/$defs/SummerRule"},{"type":"null"}]},"halfDays":{"type":"boolean"},"longestDays":{"type":["integer","null"],"minimum":1,"maximum":120},"stages":{"type":"array","minItems":1,"maxItems":2,"uniqueItems":true,"items":{"$ref":"#/$defs/ApprovalStage"}},"looseStages":{"type":["array","null"],"minItems":1,"maxItems":2,"uniqueItems":true,"items":{"$ref":"#/$defs/ApprovalStage"}},"escalationDays":{"type":"integer","minimum":1,"maximum":60}}},
  },
}
