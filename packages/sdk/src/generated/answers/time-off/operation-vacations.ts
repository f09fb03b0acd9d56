// Generated from specs/time-off/operation-vacations.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/time-off/operation-vacations.yaml. */
export const part: ContractPart = {
  places: {
    "operationVacations.index": {"service":"intranet","method":"get","path":"/operation-vacations"},
    "operationVacations.show": {"service":"intranet","method":"get","path":"/operation-vacations/{id}"},
    "operationVacations.summary": {"service":"intranet","method":"get","path":"/operation-vacations/summary"},
    "operationVacations.fairness": {"service":"intranet","method":"get","path":"/operation-vacations/fairness"},
    "operationVacations.decide": {"service":"intranet","method":"post","path":"/operation-vacations/decide"},
    "operationVacations.release": {"service":"intranet","method":"post","path":"/operation-vacations/release"},
    "operationVacations.preview": {"service":"intranet","method":"post","path":"/operation-vacations/preview"},
  },
  answers: {
    "operationVacations.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/VacationRequest"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "operationVacations.show": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneVacationRequestDetail"}}},"failures":[401,403,404]},
    "operationVacations.summary": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/OperationsSummary"}}}}},"failures":[401,403,404,422]},
    "operationVacations.fairness": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/Fairness"}}}}},"failures":[401,403,404,422]},
    "operationVacations.decide": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/VacationDecisionResult"}}}}}},"failures":[401,403,422]},
    "operationVacations.release": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/VacationDecisionResult"}}}}}},"failures":[401,403,422]},
    "operationVacations.preview": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/Coverage"}}}}},"failures":[401,403,422,429]},
  },
  definitions: {
    "Coverage": {"type":"object","required":["intervals","requests","method"],"properties":{"intervals":{"type":"array","items":{"$ref":"#/$defs/CoverageInterval"}},"requests":{"type":"array","items":{"$ref":"#/$defs/CoverageRequest"}},"method":{"type":"string","enum":["exact","greedy"]}}},
    "CoverageInterval": {"type":"object","required":["date","plan","skill","start","end","needed","before","after"],"properties":{"date":{"type":"string","format":"date"},"plan":{"$ref":"#/$defs/PlanName"},"skill":{"oneOf":[{"$ref":"#/$defs/PlanName"},{"type":"null"}]},"start":{"$ref":"#/$defs/Minute"},"end":{"$ref":"#/$defs/Minute"},"needed":{"type":"integer"},"before":{"type":"integer"},"after":{"type":"integer"}}},
    "CoverageRequest": {"type":"object","required":["id","person","fits","date","limit","suggested","why"],"properties":{"id":{"$ref":"#/$defs/Id"},"person":{"$ref":"#/$defs/Person"},"fits":{"type":"boolean"},"date":{"type":["string","null"],"format":"date"},"limit":{"type":["integer","null"]},"suggested":{"type":"boolean"},"why":{"type":"string","enum":["fits","full","beside_others"]}}},
    "Fairness": {"type":"object","required":["periods","years","people","groups"],"properties":{"years":{"type":"array","items":{"$ref":"#/$defs/FairnessYear"}},"periods":{"type":"array","items":{"type":"object","required":["id","name","startsOn","endsOn"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string"},"startsOn":{"type":"string","format":"date"},"endsOn":{"type":"string","format":"date"}}}},"people":{"type":"array","items":{"$ref":"#/$defs/PeakDays"}},"groups":{"type":"array","items":{"$ref":"#/$defs/PeakGroup"}}}},
    "OperationsSummary": {"type":"object","required":["states","rows"],"properties":{"states":{"type":"array","items":{"$ref":"#/$defs/StateCount"}},"rows":{"type":"array","items":{"$ref":"#/$defs/SummaryRow"}}}},
    "PeakDays": {"type":"object","required":["person","days","periods"],"properties":{"person":{"$ref":"#/$defs/Person"},"days":{"type":"integer","minimum":0},"periods":{"type":"array","items":{"type":"object","required":["id","days","weeks","startsOn","endsOn"],"properties":{"id":{"$ref":"#/$defs/Id"},"weeks":{"$ref":"#/$defs/PeakWeeks"},"days":{"type":"integer","minimum":1},"startsOn":{"type":"string","format":"date"},"endsOn":{"type":"string","format":"date"}}}}}},
    "PeakGroup": {"type":"object","required":["id","name","people","days","periods","average","years"],"properties":{"id":{"type":["string","null"],"format":"uuid"},"name":{"type":["string","null"]},"people":{"type":["integer","null"]},"days":{"type":["number","null"]},"periods":{"type":"array","items":{"type":"object","required":["id","people","days"],"properties":{"id":{"$ref":"#/$defs/Id"},"people":{"type":["integer","null"]},"days":{"type":["number","null"]}}}},"average":{"oneOf":[{"$ref":"#/$defs/FairnessAverage"},{"type":"null"}]},"years":{"type":"array","items":{"type":"object","required":["year","average"],"properties":{"year":{"$ref":"#/$defs/FairnessYear"},"average":{"oneOf":[{"$ref":"#/$defs/FairnessAverage"},{"type":"null"}]}}}}}},
    "StateCount": {"type":"object","required":["state","count"],"properties":{"state":{"$ref":"#/$defs/VacationState"},"count":{"type":"integer","minimum":0}}},
    "SummaryRow": {"type":"object","required":["startsOn","endsOn","person","states","limit","taken","waiting"],"properties":{"startsOn":{"type":["string","null"],"format":"date"},"endsOn":{"type":["string","null"],"format":"date"},"person":{"oneOf":[{"$ref":"#/$defs/Person"},{"type":"null"}]},"states":{"type":"array","items":{"$ref":"#/$defs/StateCount"}},"limit":{"type":["integer","null"]},"taken":{"type":["integer","null"]},"waiting":{"type":["integer","null"]}}},
  },
}
