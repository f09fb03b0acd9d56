// Generated from specs/time-off/vacation-quotas.yaml by `pnpm codegen`. Never edited by hand.
import type { ExampleAnswer } from '#contract-answers.ts'

/** What the operations of specs/time-off/vacation-quotas.yaml answer when all is well. */
export const examples: Readonly<Record<string, ExampleAnswer>> = {
  'vacationQuotas.index': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":[{"id":"0193b3a0-0000-4000-8000-000000000001","plan":{"id":"0193b3a0-0000-4000-8000-000000000001","name":"Atención al cliente"},"startsOn":"2026-07-01","endsOn":"2026-08-31","weekdays":null,"start":null,"end":null,"measure":"people","limit":4,"taken":2,"version":1,"createdAt":"2026-03-05T10:00:00.000Z","updatedAt":"2026-03-05T10:00:00.000Z"}],"meta":{"currentPage":1,"perPage":25,"totalCount":12,"totalPages":1,"next":null}}}},
  'vacationQuotas.create': {"status":201,"mediaType":"application/json","bodies":{"default":{"data":{"id":"0193b3a0-0000-4000-8000-000000000001","plan":{"id":"0193b3a0-0000-4000-8000-000000000001","name":"Atención al cliente"},"startsOn":"2026-07-01","endsOn":"2026-08-31","weekdays":null,"start":null,"end":null,"measure":"people","limit":4,"taken":2,"version":1,"createdAt":"2026-03-05T10:00:00.000Z","updatedAt":"2026-03-05T10:00:00.000Z"}}}},
  'vacationQuotas.update': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":{"id":"0193b3a0-0000-4000-8000-000000000001","plan":{"id":"0193b3a0-0000-4000-8000-000000000001","name":"Atención al cliente"},"startsOn":"2026-07-01","endsOn":"2026-08-31","weekdays":null,"start":null,"end":null,"measure":"people","limit":4,"taken":2,"version":1,"createdAt":"2026-03-05T10:00:00.000Z","updatedAt":"2026-03-05T10:00:00.000Z"}}}},
  'vacationQuotas.destroy': {"status":204,"bodies":{}},
}
