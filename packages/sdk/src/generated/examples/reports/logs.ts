// Generated from specs/reports/logs.yaml by `pnpm codegen`. Never edited by hand.
import type { ExampleAnswer } from '#contract-answers.ts'

/** What the operations of specs/reports/logs.yaml answer when all is well. */
export const examples: Readonly<Record<string, ExampleAnswer>> = {
  'logs.index': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":[{"id":"0193b3a0-0000-4000-8000-000000000001","at":"2026-03-05T10:00:00.000Z","act":"tags.update","family":"tags","subject":"0193b3a0-0000-4000-8000-000000000001","subjectLabel":"Urgente","person":{"id":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña"},"before":{},"after":{},"detail":{},"channel":null,"ip":"10.20.0.7","userAgent":null,"requestId":"req-7","seq":42,"isRevertible":true}],"meta":{"currentPage":1,"perPage":25,"totalCount":10000,"totalPages":400,"next":null,"isMore":true}}}},
  'logs.verify': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":{"checked":2000,"next":2001,"total":48211,"waiting":0,"heads":24,"head":"head","findings":[{"kind":"changed","seq":42,"eventId":null}]}}}},
  'logs.show': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":{"id":"0193b3a0-0000-4000-8000-000000000001","at":"2026-03-05T10:00:00.000Z","act":"tags.update","family":"tags","subject":"0193b3a0-0000-4000-8000-000000000001","subjectLabel":"Urgente","person":{"id":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña"},"before":{},"after":{},"detail":{},"channel":null,"ip":"10.20.0.7","userAgent":null,"requestId":"req-7","seq":42,"isRevertible":true,"current":{}}}}},
  'logs.revert': {"status":204,"bodies":{}},
}
