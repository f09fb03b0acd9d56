// Generated from specs/loads/legal-holds.yaml by `pnpm codegen`. Never edited by hand.
import type { ExampleAnswer } from '#contract-answers.ts'

/** What the operations of specs/loads/legal-holds.yaml answer when all is well. */
export const examples: Readonly<Record<string, ExampleAnswer>> = {
  'legalHolds.index': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":[{"id":"0193b3a0-0000-4000-8000-000000000001","templateName":"Recobro estándar","loadName":null,"record":null,"reason":"Reclamación judicial 123/2026","until":null,"isInForce":true,"createdAt":"2026-03-05T10:00:00.000Z","createdBy":{"id":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña"},"releasedAt":null}],"meta":{"currentPage":1,"perPage":25,"totalCount":12,"totalPages":1,"next":null}}}},
  'legalHolds.create': {"status":201,"mediaType":"application/json","bodies":{"default":{"data":{"id":"0193b3a0-0000-4000-8000-000000000001","templateName":"Recobro estándar","loadName":null,"record":null,"reason":"Reclamación judicial 123/2026","until":null,"isInForce":true,"createdAt":"2026-03-05T10:00:00.000Z","createdBy":{"id":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña"},"releasedAt":null}}}},
  'legalHolds.revoke': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":{"id":"0193b3a0-0000-4000-8000-000000000001","templateName":"Recobro estándar","loadName":null,"record":null,"reason":"Reclamación judicial 123/2026","until":null,"isInForce":true,"createdAt":"2026-03-05T10:00:00.000Z","createdBy":{"id":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña"},"releasedAt":null}}}},
}
