// Generated from specs/time-off/vacation-report.yaml by `pnpm codegen`. Never edited by hand.
import type { ExampleAnswer } from '#contract-answers.ts'

/** What the operations of specs/time-off/vacation-report.yaml answer when all is well. */
export const examples: Readonly<Record<string, ExampleAnswer>> = {
  'vacationReport.index': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":[{"id":"0193b3a0-0000-4000-8000-000000000001:annual:natural","key":"0193b3a0-0000-4000-8000-000000000001","name":"Ana Prado","from":"2026-01-01","until":"2026-12-31","kind":"annual","unit":"natural","people":1,"requests":2,"enjoyed":14,"pending":0,"approved":14,"entitlement":56,"carriedOver":4,"carriedUntil":"2027-01-31","adjusted":0,"expired":0,"available":28}],"meta":{"currentPage":1,"perPage":25,"hasTotals":true,"totalCount":12,"totalPages":1,"next":null}}}},
}
