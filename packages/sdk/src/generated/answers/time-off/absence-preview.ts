// Generated from specs/time-off/absence-preview.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/time-off/absence-preview.yaml. */
export const part: ContractPart = {
  places: {},
  answers: {},
  definitions: {
    "AbsenceDayReason": {"type":"string","enum":["natural_day","working_day","half_day","hours","holiday","weekend","not_planned","no_contract","before_first_working_day"]},
    "AbsenceLimit": {"type":"object","required":["units","unit","kinship","travel","source"],"properties":{"units":{"type":"number"},"unit":{"$ref":"#/$defs/AbsenceUnit"},"kinship":{"type":"array","items":{"$ref":"#/$defs/Kinship"}},"travel":{"type":["boolean","null"]},"source":{"type":"string"}}},
    "AbsencePreview": {"type":"object","required":["unit","units","days","limit","balance","isRight","proof","proofDueOn","stages","needsKinship","asksTravel","returnsVacation","refusals"],"properties":{"unit":{"$ref":"#/$defs/AbsenceUnit"},"units":{"type":["number","null"]},"days":{"type":"array","items":{"$ref":"#/$defs/CountedAbsenceDay"}},"limit":{"oneOf":[{"$ref":"#/$defs/AbsenceLimit"},{"type":"null"}]},"balance":{"oneOf":[{"$ref":"#/$defs/AbsenceBalance"},{"type":"null"}]},"isRight":{"type":"boolean"},"proof":{"type":"string","enum":["required","on_request","none"]},"proofDueOn":{"type":["string","null"],"format":"date"},"stages":{"type":"array","items":{"$ref":"#/$defs/ApprovalStage"}},"needsKinship":{"type":"boolean"},"asksTravel":{"type":"boolean"},"returnsVacation":{"type":"boolean"},"refusals":{"type":"array","items":{"$ref":"#/$defs/AbsenceRefusal"}}}},
    "AbsenceRefusal": {"type":"object","required":["rule","date","count","limit","name","heldBy"],"properties":{"rule":{"$ref":"#/$defs/AbsenceRule"},"date":{"type":["string","null"],"format":"date"},"count":{"type":["number","null"]},"limit":{"type":["number","null"]},"name":{"type":["string","null"]},"heldBy":{"oneOf":[{"$ref":"#/$defs/DayHolder"},{"type":"null"}]}}},
    "AbsenceRule": {"type":"string","enum":["overlap","vacation","per_event","per_year","month_locked","no_contract","nothing_counts"]},
    "CountedAbsenceDay": {"type":"object","required":["date","units","reason","holiday"],"properties":{"date":{"type":"string","format":"date"},"units":{"type":"number"},"reason":{"$ref":"#/$defs/AbsenceDayReason"},"holiday":{"type":["string","null"]}}},
  },
}
