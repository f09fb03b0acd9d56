// Generated from specs/time-off/vacation-outcomes.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/time-off/vacation-outcomes.yaml. */
export const part: ContractPart = {
  places: {},
  answers: {},
  definitions: {
    "HeldVacationDecision": {"type":"object","required":["decision","until"],"properties":{"decision":{"type":"string","enum":["approve","reject"]},"until":{"$ref":"#/$defs/Instant"}}},
    "OperationsOutcome": {"type":"object","required":["plan","outcome","reason","waitingPlace","keepsPlace","period","dates"],"properties":{"plan":{"$ref":"#/$defs/PlanName"},"outcome":{"$ref":"#/$defs/PlanOutcome"},"reason":{"oneOf":[{"$ref":"#/$defs/PendingReason"},{"type":"null"}]},"waitingPlace":{"type":["integer","null"],"minimum":1},"keepsPlace":{"type":["boolean","null"]},"period":{"oneOf":[{"$ref":"#/$defs/PeriodDates"},{"type":"null"}]},"dates":{"type":"array","items":{"$ref":"#/$defs/DatePlaces"}}}},
    "OperationsStatus": {"type":"object","required":["plan","reason","hasPlace","autoApproved","waitingPlace","offeredUntil","answerBy","isLate","overrideReason","held"],"properties":{"plan":{"$ref":"#/$defs/PlanName"},"reason":{"oneOf":[{"$ref":"#/$defs/PendingReason"},{"type":"null"}]},"hasPlace":{"type":"boolean"},"autoApproved":{"type":"boolean"},"waitingPlace":{"type":["integer","null"],"minimum":1},"offeredUntil":{"type":["string","null"],"format":"date-time"},"answerBy":{"type":["string","null"],"format":"date"},"isLate":{"type":"boolean"},"overrideReason":{"type":["string","null"]},"held":{"oneOf":[{"$ref":"#/$defs/HeldVacationDecision"},{"type":"null"}]}}},
    "PendingReason": {"type":"string","enum":["invalid_duration","outside_shift","short_notice","no_quota","no_plan","outside_period","in_period","needs_decision"]},
    "PeriodCriterion": {"type":"string","enum":["arrival","seniority","rotation","points"]},
    "PeriodDates": {"type":"object","required":["id","name","opensOn","closesOn","answerBy","startsOn","endsOn","criterion"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string"},"opensOn":{"type":"string","format":"date"},"closesOn":{"type":"string","format":"date"},"answerBy":{"type":"string","format":"date"},"startsOn":{"type":"string","format":"date"},"endsOn":{"type":"string","format":"date"},"criterion":{"$ref":"#/$defs/PeriodCriterion"}}},
    "PlanOutcome": {"type":"string","enum":["approved","pending","waiting","refused"]},
  },
}
