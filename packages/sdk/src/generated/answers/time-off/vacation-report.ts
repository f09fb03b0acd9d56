// Generated from specs/time-off/vacation-report.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/time-off/vacation-report.yaml. */
export const part: ContractPart = {
  places: {
    "vacationReport.index": {"service":"intranet","method":"get","path":"/vacation-report"},
  },
  answers: {
    "vacationReport.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/VacationReportRow"}},"meta":{"$ref":"#/$defs/VacationReportMeta"}}}}},"failures":[401,403,422,429]},
  },
  definitions: {
    "VacationReportMeta": {"type":"object","required":["currentPage","perPage","totalCount","totalPages","hasTotals"],"properties":{"currentPage":{"type":"integer","minimum":1},"perPage":{"type":"integer","minimum":1},"hasTotals":{"type":"boolean"},"totalCount":{"type":"integer","minimum":0},"totalPages":{"type":"integer","minimum":0},"next":{"$ref":"#/$defs/Next"}}},
    "VacationReportRow": {"type":"object","required":["id","key","name","from","until","kind","unit","people","requests","enjoyed","pending","approved","entitlement","carriedOver","carriedUntil","adjusted","expired","available"],"properties":{"id":{"type":"string"},"key":{"type":["string","null"]},"name":{"type":["string","null"]},"from":{"type":"string","format":"date"},"until":{"type":"string","format":"date"},"kind":{"$ref":"#/$defs/VacationKind"},"unit":{"$ref":"#/$defs/LeaveUnit"},"people":{"type":"integer","minimum":0},"requests":{"type":"integer","minimum":0},"enjoyed":{"type":"integer","minimum":0},"pending":{"type":"integer","minimum":0},"approved":{"type":"integer","minimum":0},"entitlement":{"type":["integer","null"]},"carriedOver":{"type":["integer","null"]},"carriedUntil":{"type":["string","null"],"format":"date"},"adjusted":{"type":["integer","null"]},"expired":{"type":["integer","null"]},"available":{"type":["integer","null"]}}},
  },
}
