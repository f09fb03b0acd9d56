// Generated from specs/time-off/absence-balances.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/time-off/absence-balances.yaml. */
export const part: ContractPart = {
  places: {
    "absenceBalances.index": {"service":"intranet","method":"get","path":"/absence-balances"},
  },
  answers: {
    "absenceBalances.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/AbsenceBalance"}}}}}},"failures":[401,403,404,422]},
  },
  definitions: {
    "AbsenceBalance": {"type":"object","required":["type","year","unit","allowance","spent","pending","left","explanation","spendings"],"properties":{"type":{"$ref":"#/$defs/AbsenceTypeName"},"year":{"type":"integer"},"unit":{"$ref":"#/$defs/AbsenceUnit"},"allowance":{"type":"number"},"spent":{"type":"number"},"pending":{"type":"number"},"left":{"type":"number"},"explanation":{"type":"object","required":["kind","full","weeklyMinutes","fullWeeklyMinutes","dayMinutes","days","source"],"properties":{"kind":{"type":"string","enum":["fixed","part_time","days"]},"full":{"type":"number"},"weeklyMinutes":{"type":["integer","null"]},"fullWeeklyMinutes":{"type":["integer","null"]},"dayMinutes":{"type":["integer","null"]},"days":{"type":["number","null"]},"source":{"type":"string"}}},"spendings":{"type":"array","items":{"type":"object","required":["absenceId","from","until","state","units"],"properties":{"absenceId":{"$ref":"#/$defs/Id"},"from":{"type":"string","format":"date"},"until":{"type":["string","null"],"format":"date"},"state":{"$ref":"#/$defs/AbsenceState"},"units":{"type":"number"}}}}}},
  },
}
