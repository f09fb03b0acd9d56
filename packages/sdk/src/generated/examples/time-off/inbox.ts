// Generated from specs/time-off/inbox.yaml by `pnpm codegen`. Never edited by hand.
import type { ExampleAnswer } from '#contract-answers.ts'

/** What the operations of specs/time-off/inbox.yaml answer when all is well. */
export const examples: Readonly<Record<string, ExampleAnswer>> = {
  'inbox.index': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":[{"family":"vacationRequests","id":"0193b3a0-0000-4000-8000-000000000001","version":1,"person":{"id":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña"},"askedBy":{"id":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña"},"askedAt":"2026-03-05T10:00:00.000Z","startsOn":"2026-08-03","endsOn":"2026-08-09","what":"annual","name":null,"translations":{"en":"Complaint","de":"Beschwerde","fr":"Réclamation","pt":"Reclamação"},"days":7,"comment":"Semana en el norte","why":null,"dueAt":"2026-08-18T00:00:00.000Z","dueRule":null,"isOverdue":false,"stage":null,"nextStages":["coordinator"],"onBehalfOf":{"id":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña"},"acts":["approve"]}],"meta":{"currentPage":1,"perPage":25,"totalCount":12,"totalPages":1,"next":null}}}},
  'inbox.summary': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":{"count":9,"overdue":1,"delegated":2,"families":[{"family":"vacationRequests","count":4,"overdue":1}]}}}},
}
