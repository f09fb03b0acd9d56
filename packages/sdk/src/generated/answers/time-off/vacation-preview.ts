// Generated from specs/time-off/vacation-preview.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/time-off/vacation-preview.yaml. */
export const part: ContractPart = {
  places: {},
  answers: {},
  definitions: {
    "CountReason": {"type":"string","enum":["natural_day","working_day","half_day","hours","holiday","weekend","not_planned","no_contract"]},
    "CountedDay": {"type":"object","required":["date","part","minutes","units","reason","holiday"],"properties":{"date":{"type":"string","format":"date"},"part":{"$ref":"#/$defs/DayPart"},"minutes":{"type":["integer","null"]},"units":{"type":"integer"},"reason":{"$ref":"#/$defs/CountReason"},"holiday":{"type":["string","null"]}}},
    "DatePeriod": {"type":"object","required":["from","until"],"properties":{"from":{"type":"string","format":"date"},"until":{"type":"string","format":"date"}}},
    "SpentBucket": {"type":"object","required":["bucketId","kind","year","unit","validUntil","units","left"],"properties":{"bucketId":{"$ref":"#/$defs/Id"},"kind":{"$ref":"#/$defs/VacationKind"},"year":{"type":"integer"},"unit":{"$ref":"#/$defs/LeaveUnit"},"validUntil":{"type":"string","format":"date"},"units":{"type":"integer"},"left":{"type":"integer"}}},
    "VacationPreview": {"type":"object","required":["kind","unit","units","days","spends","available","availableAfter","policy","stages","refusals","alternatives","warnings","operations"],"properties":{"kind":{"$ref":"#/$defs/VacationKind"},"unit":{"$ref":"#/$defs/LeaveUnit"},"units":{"type":"integer"},"days":{"type":"array","items":{"$ref":"#/$defs/CountedDay"}},"spends":{"type":"array","items":{"$ref":"#/$defs/SpentBucket"}},"available":{"type":"integer"},"availableAfter":{"type":"integer"},"policy":{"oneOf":[{"$ref":"#/$defs/PolicyName"},{"type":"null"}]},"stages":{"type":"array","items":{"$ref":"#/$defs/ApprovalStage"}},"refusals":{"type":"array","items":{"$ref":"#/$defs/VacationRefusal"}},"alternatives":{"type":"array","maxItems":3,"items":{"$ref":"#/$defs/DatePeriod"}},"warnings":{"type":"array","items":{"$ref":"#/$defs/VacationWarning"}},"operations":{"oneOf":[{"$ref":"#/$defs/OperationsOutcome"},{"type":"null"}]}}},
    "VacationRefusal": {"type":"object","required":["rule","date","count","limit","name","heldBy"],"properties":{"rule":{"$ref":"#/$defs/VacationRule"},"date":{"type":["string","null"],"format":"date"},"count":{"type":["integer","null"]},"limit":{"type":["integer","null"]},"name":{"type":["string","null"]},"heldBy":{"oneOf":[{"$ref":"#/$defs/DayHolder"},{"type":"null"}]}}},
    "VacationRule": {"type":"string","enum":["overlap","not_enough","block_length","start_day","blocked","half_days","hours","past","no_contract","nothing_counts","month_locked","too_long","no_loose_days","two_policies","quota"]},
    "VacationWarning": {"type":"object","required":["rule","date","count"],"properties":{"rule":{"type":"string","enum":["notice","summer_block","expires"]},"date":{"type":["string","null"],"format":"date"},"count":{"type":["integer","null"]}}},
  },
}
