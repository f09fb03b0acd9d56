// Generated from specs/time-off/day-holder.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/time-off/day-holder.yaml. */
export const part: ContractPart = {
  places: {},
  answers: {},
  definitions: {
    "DayHolder": {"type":"object","required":["family","id","person","from","until","state","kind","type"],"properties":{"family":{"type":"string","enum":["vacation","absence"]},"id":{"$ref":"#/$defs/Id"},"person":{"$ref":"#/$defs/Person"},"from":{"type":"string","format":"date"},"until":{"type":["string","null"],"format":"date"},"state":{"$ref":"#/$defs/HolderState"},"kind":{"oneOf":[{"$ref":"#/$defs/VacationKind"},{"type":"null"}]},"type":{"oneOf":[{"$ref":"#/$defs/AbsenceTypeName"},{"type":"null"}]}}},
  },
}
