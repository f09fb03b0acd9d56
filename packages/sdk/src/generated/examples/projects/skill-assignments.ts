// Generated from specs/projects/skill-assignments.yaml by `pnpm codegen`. Never edited by hand.
import type { ExampleAnswer } from '#contract-answers.ts'

/** What the operations of specs/projects/skill-assignments.yaml answer when all is well. */
export const examples: Readonly<Record<string, ExampleAnswer>> = {
  'skillAssignments.index': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":[{"id":"0193b3a0-0000-4000-8000-000000000001","person":{"id":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña"},"username":"lucia.nunez","department":"OPE","skill":{"id":"0193b3a0-0000-4000-8000-000000000001","code":"ANA-2026-0001","name":"Luz Norte · Madrid · Operaciones"},"campaign":{"id":"0193b3a0-0000-4000-8000-000000000001","name":"Luz Norte Energía"},"level":4,"isMain":true,"origin":"hand","startsOn":"2026-01-07","endsOn":null,"state":"current","createdBy":{"id":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña"},"createdAt":"2026-03-05T10:00:00.000Z"}],"meta":{"currentPage":1,"perPage":25,"totalCount":12,"totalPages":1,"next":null}}}},
  'skillAssignments.assign': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":{"accepted":12,"refused":1,"rows":[{"id":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña","refusal":null}]}}}},
  'skillAssignments.destroyAll': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":{"accepted":12,"refused":1,"rows":[{"id":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña","refusal":null}]}}}},
  'skillAssignments.import': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":{"created":12,"updated":3,"unchanged":40,"rows":[{"row":7,"errors":{}}]}}}},
}
