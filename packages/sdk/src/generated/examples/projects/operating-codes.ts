// Generated from specs/projects/operating-codes.yaml by `pnpm codegen`. Never edited by hand.
import type { ExampleAnswer } from '#contract-answers.ts'

/** What the operations of specs/projects/operating-codes.yaml answer when all is well. */
export const examples: Readonly<Record<string, ExampleAnswer>> = {
  'operatingCodes.index': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":[{"id":"0193b3a0-0000-4000-8000-000000000001","name":"Inbound","active":true,"code":"EXP-10","validFrom":"2026-01-01","validTo":null,"version":3,"uses":12,"createdAt":"2026-03-05T10:00:00.000Z","updatedAt":"2026-03-05T10:00:00.000Z","deletedAt":null}],"meta":{"currentPage":1,"perPage":25,"totalCount":12,"totalPages":1,"next":null}}}},
  'operatingCodes.create': {"status":201,"mediaType":"application/json","bodies":{"default":{"data":{"id":"0193b3a0-0000-4000-8000-000000000001","name":"Inbound","active":true,"code":"EXP-10","validFrom":"2026-01-01","validTo":null,"version":3,"uses":12,"createdAt":"2026-03-05T10:00:00.000Z","updatedAt":"2026-03-05T10:00:00.000Z","deletedAt":null}}}},
  'operatingCodes.import': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":{"created":12,"updated":3,"unchanged":40,"rows":[{"row":7,"errors":{}}]}}}},
  'operatingCodes.show': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":{"id":"0193b3a0-0000-4000-8000-000000000001","name":"Inbound","active":true,"code":"EXP-10","validFrom":"2026-01-01","validTo":null,"version":3,"uses":12,"createdAt":"2026-03-05T10:00:00.000Z","updatedAt":"2026-03-05T10:00:00.000Z","deletedAt":null}}}},
  'operatingCodes.update': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":{"id":"0193b3a0-0000-4000-8000-000000000001","name":"Inbound","active":true,"code":"EXP-10","validFrom":"2026-01-01","validTo":null,"version":3,"uses":12,"createdAt":"2026-03-05T10:00:00.000Z","updatedAt":"2026-03-05T10:00:00.000Z","deletedAt":null}}}},
  'operatingCodes.patch': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":{"id":"0193b3a0-0000-4000-8000-000000000001","name":"Inbound","active":true,"code":"EXP-10","validFrom":"2026-01-01","validTo":null,"version":3,"uses":12,"createdAt":"2026-03-05T10:00:00.000Z","updatedAt":"2026-03-05T10:00:00.000Z","deletedAt":null}}}},
  'operatingCodes.destroy': {"status":204,"bodies":{}},
  'operatingCodes.restore': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":{"id":"0193b3a0-0000-4000-8000-000000000001","name":"Inbound","active":true,"code":"EXP-10","validFrom":"2026-01-01","validTo":null,"version":3,"uses":12,"createdAt":"2026-03-05T10:00:00.000Z","updatedAt":"2026-03-05T10:00:00.000Z","deletedAt":null}}}},
}
