// Generated from specs/attendance/skill-hours.yaml by `pnpm codegen`. Never edited by hand.
import type { ExampleAnswer } from '#contract-answers.ts'

/** What the operations of specs/attendance/skill-hours.yaml answer when all is well. */
export const examples: Readonly<Record<string, ExampleAnswer>> = {
  'skillHours.index': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":[{"id":":0193b3a0-0000-4000-8000-000000000001","person":{"id":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña"},"skill":{"id":"0193b3a0-0000-4000-8000-000000000001","name":"A Coruña"},"people":12,"seconds":572400,"share":0.42}],"meta":{"currentPage":1,"perPage":25,"totalCount":12,"totalPages":1,"next":null,"seconds":572400,"unallocatedSeconds":5400}}}},
}
