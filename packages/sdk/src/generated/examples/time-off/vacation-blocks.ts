// Generated from specs/time-off/vacation-blocks.yaml by `pnpm codegen`. Never edited by hand.
import type { ExampleAnswer } from '#contract-answers.ts'

/** What the operations of specs/time-off/vacation-blocks.yaml answer when all is well. */
export const examples: Readonly<Record<string, ExampleAnswer>> = {
  'vacationBlocks.index': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":[{"id":"0193b3a0-0000-4000-8000-000000000001","name":"Black Friday","startsOn":"2027-11-22","endsOn":"2027-11-30","group":{"id":"0193b3a0-0000-4000-8000-000000000001","name":"Turno de tarde"},"exceptions":[{"id":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña"}],"version":1,"createdAt":"2026-03-05T10:00:00.000Z","updatedAt":"2026-03-05T10:00:00.000Z"}],"meta":{"currentPage":1,"perPage":25,"totalCount":12,"totalPages":1,"next":null}}}},
  'vacationBlocks.create': {"status":201,"mediaType":"application/json","bodies":{"default":{"data":{"id":"0193b3a0-0000-4000-8000-000000000001","name":"Black Friday","startsOn":"2027-11-22","endsOn":"2027-11-30","group":{"id":"0193b3a0-0000-4000-8000-000000000001","name":"Turno de tarde"},"exceptions":[{"id":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña"}],"version":1,"createdAt":"2026-03-05T10:00:00.000Z","updatedAt":"2026-03-05T10:00:00.000Z"}}}},
  'vacationBlocks.update': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":{"id":"0193b3a0-0000-4000-8000-000000000001","name":"Black Friday","startsOn":"2027-11-22","endsOn":"2027-11-30","group":{"id":"0193b3a0-0000-4000-8000-000000000001","name":"Turno de tarde"},"exceptions":[{"id":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña"}],"version":1,"createdAt":"2026-03-05T10:00:00.000Z","updatedAt":"2026-03-05T10:00:00.000Z"}}}},
  'vacationBlocks.destroy': {"status":204,"bodies":{}},
}
