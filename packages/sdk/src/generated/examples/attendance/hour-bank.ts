// Generated from specs/attendance/hour-bank.yaml by `pnpm codegen`. Never edited by hand.
import type { ExampleAnswer } from '#contract-answers.ts'

/** What the operations of specs/attendance/hour-bank.yaml answer when all is well. */
export const examples: Readonly<Record<string, ExampleAnswer>> = {
  'hourBank.index': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":[{"id":"0193b3a0-0000-4000-8000-000000000001","person":{"id":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña"},"kind":"month","seconds":-7200,"date":"2026-03-20","month":"2026-02","reason":"Descanso acordado","createdBy":{"id":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña"},"createdAt":"2026-03-05T10:00:00.000Z","canReverse":true}],"meta":{"currentPage":1,"perPage":25,"totalCount":12,"totalPages":1,"next":null,"balanceSeconds":5400}}}},
  'hourBank.create': {"status":201,"mediaType":"application/json","bodies":{"default":{"data":{"id":"0193b3a0-0000-4000-8000-000000000001","person":{"id":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña"},"kind":"month","seconds":-7200,"date":"2026-03-20","month":"2026-02","reason":"Descanso acordado","createdBy":{"id":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña"},"createdAt":"2026-03-05T10:00:00.000Z","canReverse":true}}}},
}
