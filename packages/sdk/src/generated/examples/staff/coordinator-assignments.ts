// Generated from specs/staff/coordinator-assignments.yaml by `pnpm codegen`. Never edited by hand.
import type { ExampleAnswer } from '#contract-answers.ts'

/** What the operations of specs/staff/coordinator-assignments.yaml answer when all is well. */
export const examples: Readonly<Record<string, ExampleAnswer>> = {
  'coordinatorAssignments.index': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":[{"id":"0193b3a0-0000-4000-8000-000000000001","coordinator":{"id":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña"},"startsOn":"2026-03-05","endsOn":null,"state":"current","reason":"Cambio de campaña","employee":{"id":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña"},"createdBy":{"id":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña"},"createdAt":"2026-03-05T10:00:00.000Z"}],"meta":{"currentPage":1,"perPage":25,"totalCount":12,"totalPages":1,"next":null}}}},
  'coordinatorAssignments.assign': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":{"accepted":12,"refused":1,"openRequests":3,"rows":[{"id":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña","before":{"id":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña"},"refusal":null}]}}}},
  'coordinatorAssignments.preview': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":{"accepted":12,"refused":1,"openRequests":3,"rows":[{"id":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña","before":{"id":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña"},"refusal":null}]}}}},
  'coordinatorAssignments.import': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":{"created":12,"updated":3,"unchanged":40,"rows":[{"row":7,"errors":{}}]}}}},
  'coordinatorAssignments.coordinators': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":[{"id":"0193b3a0-0000-4000-8000-000000000001","displayName":"Diego Ríos Puig","code":"CA00003","department":"OPE","teamSize":18}],"meta":{"currentPage":1,"perPage":25,"totalCount":12,"totalPages":1,"next":null}}}},
  'coordinatorAssignments.destroy': {"status":204,"bodies":{}},
}
