// Generated from specs/attendance/overtime.yaml by `pnpm codegen`. Never edited by hand.
import type { ExampleAnswer } from '#contract-answers.ts'

/** What the operations of specs/attendance/overtime.yaml answer when all is well. */
export const examples: Readonly<Record<string, ExampleAnswer>> = {
  'overtime.index': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":[{"id":"0193b3a0-0000-4000-8000-000000000001:2026","person":{"id":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña"},"year":2026,"extraSeconds":5400,"compensatedSeconds":7200,"countedSeconds":18000,"limitSeconds":288000,"share":0.06,"state":"below","source":"ET art. 35.2"}],"meta":{"currentPage":1,"perPage":25,"totalCount":12,"totalPages":1,"next":null,"over":1,"near":2}}}},
}
