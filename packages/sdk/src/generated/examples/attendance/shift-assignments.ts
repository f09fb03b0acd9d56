// Generated from specs/attendance/shift-assignments.yaml by `pnpm codegen`. Never edited by hand.
import type { ExampleAnswer } from '#contract-answers.ts'

/** What the operations of specs/attendance/shift-assignments.yaml answer when all is well. */
export const examples: Readonly<Record<string, ExampleAnswer>> = {
  'shiftAssignments.index': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":[{"id":"0193b3a0-0000-4000-8000-000000000001","person":{"id":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña"},"username":"lucia.nunez","pattern":{"id":"0193b3a0-0000-4000-8000-000000000001","name":"Mañana"},"startsOn":"2026-03-02","endsOn":null,"firstWeek":1,"state":"current","createdBy":{"id":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña"},"createdAt":"2026-03-05T10:00:00.000Z"}],"meta":{"currentPage":1,"perPage":25,"totalCount":12,"totalPages":1,"next":null}}}},
  'shiftAssignments.create': {"status":201,"mediaType":"application/json","bodies":{"default":{"data":{"assigned":1}}}},
  'shiftAssignments.import': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":{"created":12,"updated":3,"unchanged":40,"rows":[{"row":7,"errors":{}}]}}}},
  'shiftAssignments.destroy': {"status":204,"bodies":{}},
  'shiftAssignments.changes': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":[{"id":"0193b3a0-0000-4000-8000-000000000001","at":"2026-03-05T10:00:00.000Z","act":"holidays.update","person":{"id":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña"},"channel":null,"before":{},"after":{}}],"meta":{"currentPage":1,"perPage":25,"totalCount":12,"totalPages":1,"next":null}}}},
  'shiftAssignments.deletions': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":[{"id":"0193b3a0-0000-4000-8000-000000000001","name":"Fiesta mayor","at":"2026-03-05T10:00:00.000Z","person":{"id":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña"},"channel":null}],"meta":{"currentPage":1,"perPage":25,"totalCount":12,"totalPages":1,"next":null}}}},
}
