// Generated from specs/time-off/vacation-days.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/time-off/vacation-days.yaml. */
export const part: ContractPart = {
  places: {
    "vacationDays.index": {"service":"intranet","method":"get","path":"/vacation-days"},
    "vacationDays.show": {"service":"intranet","method":"get","path":"/vacation-days/{id}"},
  },
  answers: {
    "vacationDays.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/PersonOff"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "vacationDays.show": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/DayToChoose"}}}}}},"failures":[401,403,404,422]},
  },
  definitions: {
    "DayOff": {"type":"object","required":["date","part","requestId","state"],"properties":{"date":{"type":"string","format":"date"},"part":{"$ref":"#/$defs/DayPart"},"requestId":{"type":["string","null"],"format":"uuid"},"state":{"oneOf":[{"$ref":"#/$defs/VacationState"},{"type":"null"}]}}},
    "DayToChoose": {"type":"object","required":["date","plannedMinutes","shift","holiday","weekend","blocked","vacation"],"properties":{"date":{"type":"string","format":"date"},"plannedMinutes":{"type":["integer","null"]},"shift":{"oneOf":[{"$ref":"#/$defs/ShiftEnds"},{"type":"null"}]},"holiday":{"type":["string","null"]},"weekend":{"type":"boolean"},"blocked":{"type":["string","null"]},"vacation":{"type":"array","items":{"$ref":"#/$defs/DayOff"}}}},
    "PersonOff": {"type":"object","required":["person","days"],"properties":{"person":{"$ref":"#/$defs/Person"},"days":{"type":"array","items":{"$ref":"#/$defs/DayOff"}}}},
    "ShiftEnds": {"type":"object","required":["start","end"],"properties":{"start":{"type":"integer","minimum":0},"end":{"type":"integer","minimum":0}}},
  },
}
