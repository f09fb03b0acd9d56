// Generated from specs/attendance/break-turns.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/attendance/break-turns.yaml. */
export const part: ContractPart = {
  places: {
    "breakTurns.create": {"service":"intranet","method":"post","path":"/clock/break-turn"},
    "breakTurns.destroy": {"service":"intranet","method":"delete","path":"/clock/break-turn"},
  },
  answers: {
    "breakTurns.create": {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneOwnClock"}}},"failures":[401,403,409,422,429]},
    "breakTurns.destroy": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneOwnClock"}}},"failures":[401,403]},
  },
  definitions: {
    "BreakTurn": {"type":"object","required":["breakType","position","resting","most","expectedAt","offeredUntil"],"properties":{"breakType":{"$ref":"#/$defs/BreakName"},"position":{"type":"integer","minimum":1},"resting":{"type":"integer","minimum":0},"most":{"type":"integer","minimum":1},"expectedAt":{"type":"string","format":"date-time"},"offeredUntil":{"type":["string","null"],"format":"date-time"}}},
  },
}
