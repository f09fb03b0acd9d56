// Generated from specs/loads/rejected-rows.yaml by `pnpm codegen`. Never edited by hand.
import type { ExampleAnswer } from '#contract-answers.ts'

/** What the operations of specs/loads/rejected-rows.yaml answer when all is well. */
export const examples: Readonly<Record<string, ExampleAnswer>> = {
  'rejectedRows.index': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":[{"row":17,"state":"rejected","cells":[{"header":"DOCUMENTO","field":"document","value":"99999901A","original":"99999901A"}],"errors":[{"field":"document","header":"DOCUMENTO","code":"blank"}],"mends":[{"outcome":"created","at":"2026-03-05T10:00:00.000Z","by":{"id":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña"}}]}],"meta":{"currentPage":1,"perPage":25,"totalCount":12,"totalPages":1,"next":null}}}},
  'rejectedRows.mend': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":[{"row":17,"outcome":"created","errors":[{"field":"document","header":"DOCUMENTO","code":"blank"}]}]}}},
}
