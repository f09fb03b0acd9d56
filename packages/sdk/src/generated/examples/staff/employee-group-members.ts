// Generated from specs/staff/employee-group-members.yaml by `pnpm codegen`. Never edited by hand.
import type { ExampleAnswer } from '#contract-answers.ts'

/** What the operations of specs/staff/employee-group-members.yaml answer when all is well. */
export const examples: Readonly<Record<string, ExampleAnswer>> = {
  'employeeGroupMembers.counts': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":[{"id":"0193b3a0-0000-4000-8000-000000000001","count":42}]}}},
  'employeeGroupMembers.preview': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":{"count":42,"people":[{"id":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña"}]}}}},
  'employeeGroupMembers.index': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":[{"id":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña","code":"CA00021","department":"OPE","jobTitle":"Teleoperador","workCenter":"Madrid-Vallecas","weeklyHours":39,"startsOn":null,"endsOn":null}],"meta":{"currentPage":1,"perPage":25,"totalCount":12,"totalPages":1,"next":null,"asOf":"2026-03-05"}}}},
  'employeeGroupMembers.assign': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":{"accepted":12,"refused":1,"rows":[{"id":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña","refusal":null}]}}}},
  'employeeGroupMembers.import': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":{"created":12,"updated":3,"unchanged":40,"rows":[{"row":7,"errors":{}}]}}}},
  'employeeGroupMembers.destroyAll': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":{"accepted":12,"refused":1,"rows":[{"id":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña","refusal":null}]}}}},
}
