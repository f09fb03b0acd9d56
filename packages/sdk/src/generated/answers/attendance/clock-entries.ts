// Generated from specs/attendance/clock-entries.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/attendance/clock-entries.yaml. */
export const part: ContractPart = {
  places: {
    "clockEntries.index": {"service":"intranet","method":"get","path":"/clock-entries"},
    "clockEntries.export": {"service":"intranet","method":"get","path":"/clock-entries/export"},
  },
  answers: {
    "clockEntries.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/ClockEntry"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,404,422,429]},
    "clockEntries.export": {"successes":{"200":{"mediaType":"text/csv","schema":{"type":"string","format":"binary"}}},"failures":[401,403,404,422,429]},
  },
  definitions: {
    "ClockEntry": {"type":"object","required":["id","person","number","date","workday","kind","at","recordedAt","timeZone","breakType","reason","mode","source","createdBy","replaces","isReplaced","hash"],"properties":{"id":{"$ref":"#/$defs/Id"},"person":{"$ref":"#/$defs/Person"},"number":{"type":"integer","minimum":1},"date":{"type":"string","format":"date"},"workday":{"type":"string","format":"date"},"kind":{"$ref":"#/$defs/ClockKind"},"at":{"type":"string","format":"date-time"},"recordedAt":{"type":"string","format":"date-time"},"timeZone":{"type":"string"},"breakType":{"oneOf":[{"$ref":"#/$defs/BreakName"},{"type":"null"}]},"reason":{"type":["string","null"]},"mode":{"$ref":"#/$defs/ClockMode"},"source":{"$ref":"#/$defs/ClockSource"},"createdBy":{"oneOf":[{"$ref":"#/$defs/Person"},{"type":"null"}]},"replaces":{"type":["string","null"],"format":"uuid"},"isReplaced":{"type":"boolean"},"hash":{"type":"string"}}},
    "ClockKind": {"type":"string","enum":["in","out","break_start","break_end","void"]},
    "ClockMode": {"type":"string","enum":["on_site","remote"]},
    "ClockSource": {"type":"string","enum":["portal","offline","declared","agent","import","correction","automatic"]},
    "PressedKind": {"type":"string","enum":["in","out","break_start","break_end"]},
  },
}
