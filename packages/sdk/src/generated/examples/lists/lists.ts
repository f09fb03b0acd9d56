// Generated from specs/lists/lists.yaml by `pnpm codegen`. Never edited by hand.
import type { ExampleAnswer } from '#contract-answers.ts'

/** What the operations of specs/lists/lists.yaml answer when all is well. */
export const examples: Readonly<Record<string, ExampleAnswer>> = {
  'lists.index': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":[{"id":"0193b3a0-0000-4000-8000-000000000001","kind":"load","name":"clientes.csv","format":"Recobro estándar","size":18974,"version":"2","owner":{"id":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña"},"computedAt":"2026-11-28T10:00:00.000Z","usedBy":{"filters":1,"segments":0,"activations":0,"loads":0,"downloads":2}}],"meta":{"currentPage":1,"perPage":25,"totalCount":12,"totalPages":1,"next":null}}}},
  'lists.summary': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":[{"kind":"load","lists":4,"rows":20000}]}}},
}
