// Generated from specs/time-off/vacation-quotas.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/time-off/vacation-quotas.yaml. */
export const part: ContractPart = {
  places: {
    "vacationQuotas.index": {"service":"intranet","method":"get","path":"/vacation-quotas"},
    "vacationQuotas.create": {"service":"intranet","method":"post","path":"/vacation-quotas"},
    "vacationQuotas.update": {"service":"intranet","method":"put","path":"/vacation-quotas/{id}"},
    "vacationQuotas.destroy": {"service":"intranet","method":"delete","path":"/vacation-quotas/{id}"},
  },
  answers: {
    "vacationQuotas.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/VacationQuota"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "vacationQuotas.create": {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneVacationQuota"}}},"failures":[401,403,422]},
    "vacationQuotas.update": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneVacationQuota"}}},"failures":[401,403,404,409,422]},
    "vacationQuotas.destroy": {"successes":{"204":null},"failures":[401,403,404,409]},
  },
  definitions: {
    "OneVacationQuota": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/VacationQuota"}}},
    "QuotaMeasure": {"type":"string","enum":["people","minutes"]},
    "VacationQuota": {"type":"object","required":["id","plan","startsOn","endsOn","weekdays","start","end","measure","limit","taken","version","createdAt","updatedAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"plan":{"$ref":"#/$defs/PlanName"},"startsOn":{"type":"string","format":"date"},"endsOn":{"type":"string","format":"date"},"weekdays":{"oneOf":[{"$ref":"#/$defs/Weekdays"},{"type":"null"}]},"start":{"type":["integer","null"]},"end":{"type":["integer","null"]},"measure":{"$ref":"#/$defs/QuotaMeasure"},"limit":{"type":"integer"},"taken":{"type":"integer"},"version":{"type":"integer","minimum":1},"createdAt":{"$ref":"#/$defs/Instant"},"updatedAt":{"$ref":"#/$defs/Instant"}}},
  },
}
