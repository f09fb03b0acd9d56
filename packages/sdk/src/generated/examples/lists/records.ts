// Generated from specs/lists/records.yaml by `pnpm codegen`. Never edited by hand.
import type { ExampleAnswer } from '#contract-answers.ts'

/** What the operations of specs/lists/records.yaml answer when all is well. */
export const examples: Readonly<Record<string, ExampleAnswer>> = {
  'records.next': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":{"record":{"id":"0193b3a0-0000-4000-8000-000000000001","activationId":"0193b3a0-0000-4000-8000-000000000001","activationName":"Deuda alta de noviembre","skillName":"Recobro temprano","fields":[{"name":"debt","label":"Importe","value":"1200.5","target":null}],"attempt":1,"isCallback":false,"timeZone":"Europe/Madrid","servedAt":"2026-03-05T10:00:00.000Z","leaseUntil":"2026-03-05T10:00:00.000Z","history":[{"endedAt":"2026-03-05T10:00:00.000Z","outcome":"NO_CONTESTA","agent":{"id":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña"},"callbackAt":null,"notes":null}]},"reason":null}}}},
  'records.outcomes': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":[{"id":"0193b3a0-0000-4000-8000-000000000001","code":"NO_CONTESTA","name":"No contesta","category":"useful_positive","needsDate":false,"needsComment":false,"isRecycled":true}]}}},
  'records.finish': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":{"outcome":"NO_CONTESTA","state":"resting","dueAt":"2026-11-28T12:00:00Z"}}}},
  'records.release': {"status":204,"bodies":{}},
}
