// Generated from specs/time-off/absenteeism.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/time-off/absenteeism.yaml. */
export const part: ContractPart = {
  places: {
    "absenteeism.show": {"service":"intranet","method":"get","path":"/absenteeism"},
    "absenteeism.index": {"service":"intranet","method":"get","path":"/absenteeism/lines"},
  },
  answers: {
    "absenteeism.show": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/Absenteeism"}}}}},"failures":[401,403,422]},
    "absenteeism.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/AbsenteeismLine"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
  },
  definitions: {
    "Absenteeism": {"type":"object","required":["from","until","people","plannedMinutes","overtimeMinutes","vacationMinutes","agreedMinutes","a1","a2","a3","groups","rows"],"properties":{"from":{"type":"string","format":"date"},"until":{"type":"string","format":"date"},"people":{"type":"integer"},"plannedMinutes":{"type":"integer"},"overtimeMinutes":{"type":"integer"},"vacationMinutes":{"type":"integer"},"agreedMinutes":{"type":"integer"},"a1":{"$ref":"#/$defs/AbsenteeismRate"},"a2":{"$ref":"#/$defs/AbsenteeismRate"},"a3":{"$ref":"#/$defs/AbsenteeismRate"},"groups":{"type":"array","items":{"$ref":"#/$defs/LostTime"}},"rows":{"type":"array","maxItems":400,"items":{"$ref":"#/$defs/AbsenteeismRow"}}}},
    "AbsenteeismLine": {"type":"object","required":["id","cause","name","from","people","days","minutes","percent"],"properties":{"id":{"type":"string"},"cause":{"oneOf":[{"$ref":"#/$defs/CauseGroup"},{"type":"null"}]},"name":{"type":["string","null"]},"from":{"type":["string","null"],"format":"date"},"people":{"type":["integer","null"]},"days":{"type":["number","null"]},"minutes":{"type":["integer","null"]},"percent":{"type":["number","null"]}}},
    "AbsenteeismRate": {"type":"object","required":["absentMinutes","agreedMinutes","percent"],"properties":{"absentMinutes":{"type":["integer","null"]},"agreedMinutes":{"type":"integer"},"percent":{"type":["number","null"]}}},
    "AbsenteeismRow": {"type":"object","required":["id","name","from","people","days","minutes","a1"],"properties":{"id":{"type":["string","null"]},"name":{"type":["string","null"]},"from":{"type":["string","null"],"format":"date"},"people":{"type":"integer"},"days":{"type":["number","null"]},"minutes":{"type":["integer","null"]},"a1":{"$ref":"#/$defs/AbsenteeismRate"}}},
    "CauseGroup": {"type":"string","enum":["leave","sick_leave","hours_pool","worked_holiday","unpaid","union","unjustified","others"]},
    "LostTime": {"type":"object","required":["cause","people","days","minutes"],"properties":{"cause":{"$ref":"#/$defs/CauseGroup"},"people":{"type":["integer","null"]},"days":{"type":"number"},"minutes":{"type":"integer"}}},
  },
}
