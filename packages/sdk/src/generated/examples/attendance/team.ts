// Generated from specs/attendance/team.yaml by `pnpm codegen`. Never edited by hand.
import type { ExampleAnswer } from '#contract-answers.ts'

/** What the operations of specs/attendance/team.yaml answer when all is well. */
export const examples: Readonly<Record<string, ExampleAnswer>> = {
  'team.index': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":[{"id":"0193b3a0-0000-4000-8000-000000000001","person":{"id":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña"},"code":"CA00021","state":"working","since":"2026-03-05T08:00:00.000Z","date":"2026-03-05","timeZone":"Europe/Madrid","shiftStartsAt":"2026-03-05T08:00:00.000Z","effectiveSeconds":7200,"incidents":["missing_out"],"monthBalanceMinutes":-25,"bankMinutes":130,"pending":{"corrections":1,"incidents":0,"accesses":0,"mine":1}}],"meta":{"currentPage":1,"perPage":25,"totalCount":18,"totalPages":1,"next":null,"present":11,"missing":1,"waiting":2}}}},
}
