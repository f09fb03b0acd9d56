// Generated from specs/time-off/vacation-periods.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/time-off/vacation-periods.yaml. */
export const part: ContractPart = {
  places: {
    "vacationPeriods.index": {"service":"intranet","method":"get","path":"/vacation-periods"},
    "vacationPeriods.create": {"service":"intranet","method":"post","path":"/vacation-periods"},
    "vacationPeriods.update": {"service":"intranet","method":"put","path":"/vacation-periods/{id}"},
    "vacationPeriods.destroy": {"service":"intranet","method":"delete","path":"/vacation-periods/{id}"},
    "vacationPeriods.results": {"service":"intranet","method":"get","path":"/vacation-periods/{id}/results"},
    "vacationPeriods.publish": {"service":"intranet","method":"post","path":"/vacation-periods/{id}/publish"},
    "vacationBids.show": {"service":"intranet","method":"get","path":"/vacation-periods/{id}/bids"},
    "vacationBids.update": {"service":"intranet","method":"put","path":"/vacation-periods/{id}/bids"},
  },
  answers: {
    "vacationPeriods.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/VacationPeriod"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "vacationPeriods.create": {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneVacationPeriod"}}},"failures":[401,403,422]},
    "vacationPeriods.update": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneVacationPeriod"}}},"failures":[401,403,404,409,422]},
    "vacationPeriods.destroy": {"successes":{"204":null},"failures":[401,403,404,409]},
    "vacationPeriods.results": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/PeriodResults"}}}}},"failures":[401,403,404]},
    "vacationPeriods.publish": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/PeriodResults"}}}}},"failures":[401,403,404,409,422]},
    "vacationBids.show": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/OwnBids"}}}}},"failures":[401,403,404]},
    "vacationBids.update": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/OwnBids"}}}}},"failures":[401,403,404,409,422]},
  },
  definitions: {
    "Bid": {"type":"object","required":["rank","startsOn","endsOn","outcome"],"properties":{"rank":{"type":"integer","minimum":1},"startsOn":{"type":"string","format":"date"},"endsOn":{"type":"string","format":"date"},"outcome":{"oneOf":[{"$ref":"#/$defs/BidOutcome"},{"type":"null"}]}}},
    "BidOutcome": {"type":"string","enum":["granted","full","not_needed","refused"]},
    "OneVacationPeriod": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/VacationPeriod"}}},
    "OwnBids": {"type":"object","required":["period","bids"],"properties":{"period":{"$ref":"#/$defs/PeriodDates"},"bids":{"type":"array","items":{"$ref":"#/$defs/Bid"}}}},
    "PeriodResult": {"type":"object","required":["person","turn","since","points","bids"],"properties":{"person":{"$ref":"#/$defs/Person"},"turn":{"type":"integer","minimum":1},"since":{"type":["string","null"],"format":"date"},"points":{"type":"integer"},"bids":{"type":"array","items":{"$ref":"#/$defs/Bid"}}}},
    "PeriodResults": {"type":"object","required":["published","results"],"properties":{"published":{"type":"boolean"},"results":{"type":"array","items":{"$ref":"#/$defs/PeriodResult"}}}},
    "VacationPeriod": {"type":"object","required":["id","plan","name","opensOn","closesOn","answerBy","startsOn","endsOn","criterion","state","publishedAt","unanswered","isLate","version","createdAt","updatedAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"plan":{"$ref":"#/$defs/PlanName"},"name":{"type":"string"},"opensOn":{"type":"string","format":"date"},"closesOn":{"type":"string","format":"date"},"answerBy":{"type":"string","format":"date"},"startsOn":{"type":"string","format":"date"},"endsOn":{"type":"string","format":"date"},"criterion":{"$ref":"#/$defs/PeriodCriterion"},"state":{"$ref":"#/$defs/VacationPeriodState"},"publishedAt":{"type":["string","null"],"format":"date-time"},"unanswered":{"type":"integer","minimum":0},"isLate":{"type":"boolean"},"version":{"type":"integer","minimum":1},"createdAt":{"$ref":"#/$defs/Instant"},"updatedAt":{"$ref":"#/$defs/Instant"}}},
    "VacationPeriodState": {"type":"string","enum":["scheduled","open","resolving","resolved","closed"]},
  },
}
