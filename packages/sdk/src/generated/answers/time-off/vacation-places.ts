// Generated from specs/time-off/vacation-places.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/time-off/vacation-places.yaml. */
export const part: ContractPart = {
  places: {
    "vacationPlaces.show": {"service":"intranet","method":"get","path":"/vacation-places/{id}"},
    "vacationPlaces.peaks": {"service":"intranet","method":"get","path":"/vacation-places/{id}/peaks"},
    "vacationPlaces.accept": {"service":"intranet","method":"post","path":"/vacation-places/{id}/accept"},
  },
  answers: {
    "vacationPlaces.show": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/VacationPlaces"}}}}},"failures":[401,403,404,422]},
    "vacationPlaces.peaks": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/PeakHistory"}}}}},"failures":[401,403,404,422]},
    "vacationPlaces.accept": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneVacationRequestDetail"}}},"failures":[401,403,404,409,422]},
  },
  definitions: {
    "DatePlaces": {"type":"object","required":["date","status","free","limit","waiting"],"properties":{"date":{"type":"string","format":"date"},"status":{"$ref":"#/$defs/PlaceStatus"},"free":{"type":["integer","null"]},"limit":{"type":["integer","null"]},"waiting":{"type":"integer","minimum":0}}},
    "FairnessAverage": {"type":"object","required":["weekends","denials","expiredOffers","breakWaits","breakWaitMinutes","hardTickets"],"properties":{"weekends":{"type":"number","minimum":0},"denials":{"type":"number","minimum":0},"expiredOffers":{"type":"number","minimum":0},"breakWaits":{"type":"number","minimum":0},"breakWaitMinutes":{"type":"number","minimum":0},"hardTickets":{"type":"number","minimum":0}}},
    "FairnessCounts": {"type":"object","required":["weekends","denials","expiredOffers","breakWaits","breakWaitMinutes","hardTickets"],"properties":{"weekends":{"type":"integer","minimum":0},"denials":{"type":"integer","minimum":0},"expiredOffers":{"type":"integer","minimum":0},"breakWaits":{"type":"integer","minimum":0},"breakWaitMinutes":{"type":"integer","minimum":0},"hardTickets":{"type":"integer","minimum":0}}},
    "FairnessLedger": {"type":"object","required":["total","average","years"],"properties":{"total":{"$ref":"#/$defs/FairnessCounts"},"average":{"oneOf":[{"$ref":"#/$defs/FairnessAverage"},{"type":"null"}]},"years":{"type":"array","items":{"type":"object","required":["year","counts","average"],"properties":{"year":{"$ref":"#/$defs/FairnessYear"},"counts":{"$ref":"#/$defs/FairnessCounts"},"average":{"oneOf":[{"$ref":"#/$defs/FairnessAverage"},{"type":"null"}]}}}}}},
    "FairnessYear": {"type":"integer"},
    "PeakHistory": {"type":"object","required":["plan","periods","ledger"],"properties":{"plan":{"oneOf":[{"$ref":"#/$defs/PlanName"},{"type":"null"}]},"periods":{"type":"array","items":{"type":"object","required":["id","name","startsOn","endsOn","days","weeks","average"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string"},"startsOn":{"type":"string","format":"date"},"endsOn":{"type":"string","format":"date"},"days":{"type":"integer","minimum":0},"weeks":{"$ref":"#/$defs/PeakWeeks"},"average":{"type":["number","null"]}}}},"ledger":{"oneOf":[{"$ref":"#/$defs/FairnessLedger"},{"type":"null"}]}}},
    "PeakWeeks": {"type":"array","items":{"type":"string","format":"date"}},
    "PlaceStatus": {"type":"string","enum":["free","filling","full","no_plan","not_needed"]},
    "VacationPlaces": {"type":"object","required":["plan","rules","period","closed","days"],"properties":{"plan":{"oneOf":[{"$ref":"#/$defs/PlanName"},{"type":"null"}]},"rules":{"oneOf":[{"$ref":"#/$defs/VacationPlanRules"},{"type":"null"}]},"period":{"oneOf":[{"$ref":"#/$defs/PeriodDates"},{"type":"null"}]},"closed":{"type":"array","items":{"$ref":"#/$defs/PeriodDates"}},"days":{"type":"array","items":{"$ref":"#/$defs/DatePlaces"}}}},
  },
}
