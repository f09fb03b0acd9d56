// Generated from specs/time-off/vacation-days.yaml by `pnpm codegen`. Never edited by hand.
import type { ExampleAnswer } from '#contract-answers.ts'

/** What the operations of specs/time-off/vacation-days.yaml answer when all is well. */
export const examples: Readonly<Record<string, ExampleAnswer>> = {
  'vacationDays.index': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":[{"person":{"id":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña"},"days":[{"date":"2026-08-03","part":"day","requestId":null,"state":null}]}],"meta":{"currentPage":1,"perPage":25,"totalCount":12,"totalPages":1,"next":null}}}},
  'vacationDays.show': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":[{"date":"2026-08-03","plannedMinutes":468,"shift":{"start":540,"end":1020},"holiday":null,"weekend":false,"blocked":null,"vacation":[{"date":"2026-08-03","part":"day","requestId":null,"state":null}]}]}}},
}
