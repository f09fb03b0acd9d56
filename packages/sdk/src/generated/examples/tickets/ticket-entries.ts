// Generated from specs/tickets/ticket-entries.yaml by `pnpm codegen`. Never edited by hand.
import type { ExampleAnswer } from '#contract-answers.ts'

/** What the operations of specs/tickets/ticket-entries.yaml answer when all is well. */
export const examples: Readonly<Record<string, ExampleAnswer>> = {
  'ticketEntries.index': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":[{"id":"0193b3a0-0000-4000-8000-000000000001","kind":"public","direction":null,"author":{"id":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña"},"text":"Le devolvemos el importe en cinco días.","files":[{"id":"0193b3a0-0000-4000-8000-000000000001","name":"factura.pdf","kind":"pdf","size":48213}],"mail":{"state":"sent","address":"rosa.lago@correo.example","failure":null,"quoted":null,"leftFiles":["tabla.xlsx"]},"createdAt":"2026-03-05T10:00:00.000Z"}],"meta":{"currentPage":1,"perPage":25,"totalCount":12,"totalPages":1,"next":null}}}},
  'ticketEntries.create': {"status":201,"mediaType":"application/json","bodies":{"default":{"data":{"id":"0193b3a0-0000-4000-8000-000000000001","kind":"public","direction":null,"author":{"id":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña"},"text":"Le devolvemos el importe en cinco días.","files":[{"id":"0193b3a0-0000-4000-8000-000000000001","name":"factura.pdf","kind":"pdf","size":48213}],"mail":{"state":"sent","address":"rosa.lago@correo.example","failure":null,"quoted":null,"leftFiles":["tabla.xlsx"]},"createdAt":"2026-03-05T10:00:00.000Z"}}}},
}
