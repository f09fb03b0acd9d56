// Generated from specs/tickets/ticket-files.yaml by `pnpm codegen`. Never edited by hand.
import type { ExampleAnswer } from '#contract-answers.ts'

/** What the operations of specs/tickets/ticket-files.yaml answer when all is well. */
export const examples: Readonly<Record<string, ExampleAnswer>> = {
  'ticketFiles.create': {"status":201,"mediaType":"application/json","bodies":{"default":{"data":{"id":"0193b3a0-0000-4000-8000-000000000001","name":"factura.pdf","kind":"pdf","size":48213}}}},
  'ticketFiles.file': {"status":200,"mediaType":"application/octet-stream","bodies":{"default":"%PDF"}},
}
