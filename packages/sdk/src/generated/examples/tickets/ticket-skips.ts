// Generated from specs/tickets/ticket-skips.yaml by `pnpm codegen`. Never edited by hand.
import type { ExampleAnswer } from '#contract-answers.ts'

/** What the operations of specs/tickets/ticket-skips.yaml answer when all is well. */
export const examples: Readonly<Record<string, ExampleAnswer>> = {
  'ticketSkips.index': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":[{"id":"0193b3a0-0000-4000-8000-000000000001","ticket":{"id":"0193b3a0-0000-4000-8000-000000000001","number":1204,"subject":"Factura duplicada"},"person":{"id":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña"},"reason":"language","note":null,"at":"2026-03-05T10:00:00.000Z","outcome":null,"reviewedAt":null,"reviewedBy":{"id":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña"},"version":3}],"meta":{"currentPage":1,"perPage":25,"totalCount":12,"totalPages":1,"next":null}}}},
  'ticketSkips.review': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":{"id":"0193b3a0-0000-4000-8000-000000000001","ticket":{"id":"0193b3a0-0000-4000-8000-000000000001","number":1204,"subject":"Factura duplicada"},"person":{"id":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña"},"reason":"language","note":null,"at":"2026-03-05T10:00:00.000Z","outcome":null,"reviewedAt":null,"reviewedBy":{"id":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña"},"version":3}}}},
}
