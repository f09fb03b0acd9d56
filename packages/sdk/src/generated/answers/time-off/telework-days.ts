// Generated from specs/time-off/telework-days.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/time-off/telework-days.yaml. */
export const part: ContractPart = {
  places: {
    "teleworkDays.index": {"service":"intranet","method":"get","path":"/telework-days"},
  },
  answers: {
    "teleworkDays.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/TeleworkDay"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
  },
  definitions: {
    "TeleworkContradiction": {"type":"string","enum":["no_agreement","not_planned","on_site"]},
    "TeleworkDay": {"type":"object","required":["id","person","date","isPlanned","workedSeconds","remoteSeconds","contradiction"],"properties":{"id":{"type":"string"},"person":{"$ref":"#/$defs/Person"},"date":{"type":"string","format":"date"},"isPlanned":{"type":"boolean"},"workedSeconds":{"type":"integer","minimum":0},"remoteSeconds":{"type":"integer","minimum":0},"contradiction":{"oneOf":[{"$ref":"#/$defs/TeleworkContradiction"},{"type":"null"}]}}},
  },
}
