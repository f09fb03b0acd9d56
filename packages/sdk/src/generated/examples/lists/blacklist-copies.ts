// Generated from specs/lists/blacklist-copies.yaml by `pnpm codegen`. Never edited by hand.
import type { ExampleAnswer } from '#contract-answers.ts'

/** What the operations of specs/lists/blacklist-copies.yaml answer when all is well. */
export const examples: Readonly<Record<string, ExampleAnswer>> = {
  'blacklistCopies.index': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":[{"id":"0193b3a0-0000-4000-8000-000000000001","blacklist":{"id":"0193b3a0-0000-4000-8000-000000000001","name":"Lista Robinson","layer":"campaign"},"partner":"Contacta Norte","createdAt":"2026-03-05T10:00:00.000Z","createdBy":{"id":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña"}}],"meta":{"currentPage":1,"perPage":25,"totalCount":12,"totalPages":1,"next":null}}}},
  'blacklistCopies.create': {"status":201,"mediaType":"application/json","bodies":{"default":{"data":{"id":"0193b3a0-0000-4000-8000-000000000001","blacklist":{"id":"0193b3a0-0000-4000-8000-000000000001","name":"Lista Robinson","layer":"campaign"},"partner":"Contacta Norte","createdAt":"2026-03-05T10:00:00.000Z","createdBy":{"id":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña"},"salt":"5f1d7a84db00d2fce00b31a7fc73224f"}}}},
  'blacklistCopies.export': {"status":200,"mediaType":"text/csv","bodies":{"default":"ID;NAME\r\n1;Lucía Núñez Peña\r\n"}},
}
