// Generated from specs/time-off/telework-days.yaml by `pnpm codegen`. Never edited by hand.
import type { ExampleAnswer } from '#contract-answers.ts'

/** What the operations of specs/time-off/telework-days.yaml answer when all is well. */
export const examples: Readonly<Record<string, ExampleAnswer>> = {
  'teleworkDays.index': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":[{"id":"0193b3a0-0000-4000-8000-000000000001:2026-03-02","person":{"id":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña"},"date":"2026-03-02","isPlanned":false,"workedSeconds":28800,"remoteSeconds":28800,"contradiction":null}],"meta":{"currentPage":1,"perPage":25,"totalCount":12,"totalPages":1,"next":null}}}},
}
