// Generated from specs/time-off/absence-type-terms.yaml by `pnpm codegen`. Never edited by hand.
import type { ExampleAnswer } from '#contract-answers.ts'

/** What the operations of specs/time-off/absence-type-terms.yaml answer when all is well. */
export const examples: Readonly<Record<string, ExampleAnswer>> = {
  'absenceTypeTerms.index': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":[{"id":"0193b3a0-0000-4000-8000-000000000001","agreement":"","validFrom":"2023-06-30","validUntil":"2026-12-31","state":"current","unit":"working_days","maxPerEvent":5,"maxPerYear":35,"yearlyBy":"fixed","variations":[{"kinship":["first"],"travel":true,"maxPerEvent":4,"unit":null,"source":"ET art. 37.3.b bis"}],"pay":"company","countsAsWorked":true,"countsAsAbsenteeism":false,"accruesVacation":true,"justification":"required","justificationDays":5,"approver":"hr","source":"ET art. 37.3.b","note":"Dos días más si hay desplazamiento"}],"meta":{"currentPage":1,"perPage":25,"totalCount":12,"totalPages":1,"next":null}}}},
  'absenceTypeTerms.destroy': {"status":204,"bodies":{}},
}
