// Generated from specs/attendance/clock.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/attendance/clock.yaml. */
export const part: ContractPart = {
  places: {
    "clock.show": {"service":"intranet","method":"get","path":"/clock"},
    "clock.press": {"service":"intranet","method":"post","path":"/clock/press"},
  },
  answers: {
    "clock.show": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneOwnClock"}}},"failures":[401,403]},
    "clock.press": {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneOwnClock"}}},"failures":[401,403,409,422]},
  },
  definitions: {
    "OneOwnClock": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/OwnClock"}}},
    "OwnClock": {"type":"object","required":["isEmployed","barredBy","state","since","counts","breakType","mode","timeZone","date","startedAt","presenceSeconds","effectiveSeconds","nonEffectiveSeconds","unallocatedSeconds","theoreticalMinutes","forgotten","breakTypes","usualBreakTypeId","breakTurn","now"],"properties":{"isEmployed":{"type":"boolean"},"barredBy":{"type":["string","null"]},"state":{"type":"string","enum":["out","work","break"]},"since":{"type":["string","null"],"format":"date-time"},"counts":{"oneOf":[{"$ref":"#/$defs/Counts"},{"type":"null"}]},"breakType":{"oneOf":[{"$ref":"#/$defs/BreakName"},{"type":"null"}]},"mode":{"$ref":"#/$defs/ClockMode"},"timeZone":{"type":"string"},"date":{"type":"string","format":"date"},"startedAt":{"type":["string","null"],"format":"date-time"},"presenceSeconds":{"$ref":"#/$defs/PresenceSeconds"},"effectiveSeconds":{"$ref":"#/$defs/EffectiveSeconds"},"nonEffectiveSeconds":{"$ref":"#/$defs/NonEffectiveSeconds"},"unallocatedSeconds":{"$ref":"#/$defs/UnallocatedSeconds"},"theoreticalMinutes":{"$ref":"#/$defs/TheoreticalMinutes"},"forgotten":{"oneOf":[{"type":"object","required":["date","startedAt","lastAt"],"properties":{"date":{"type":"string","format":"date"},"startedAt":{"$ref":"#/$defs/Instant"},"lastAt":{"type":"string","format":"date-time"}}},{"type":"null"}]},"breakTypes":{"type":"array","items":{"$ref":"#/$defs/BreakChoice"}},"usualBreakTypeId":{"type":["string","null"],"format":"uuid"},"breakTurn":{"oneOf":[{"$ref":"#/$defs/BreakTurn"},{"type":"null"}]},"now":{"$ref":"#/$defs/Instant"}}},
  },
}
