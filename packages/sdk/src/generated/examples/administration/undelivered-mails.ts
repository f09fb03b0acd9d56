// Generated from specs/administration/undelivered-mails.yaml by `pnpm codegen`. Never edited by hand.
import type { ExampleAnswer } from '#contract-answers.ts'

/** What the operations of specs/administration/undelivered-mails.yaml answer when all is well. */
export const examples: Readonly<Record<string, ExampleAnswer>> = {
  'undeliveredMails.index': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":[{"id":"0193b3a0-0000-4000-8000-000000000001","kind":"account","person":{"id":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña"},"email":"lucia@example.org","obstacle":"no_address","tries":1,"failure":"550 5.1.1 no such user","queuedAt":"2026-03-05T10:00:00.000Z","failedAt":"2026-03-05T10:00:00.000Z"}],"meta":{"currentPage":1,"perPage":25,"totalCount":12,"totalPages":1,"next":null}}}},
  'undeliveredMails.resendAll': {"status":200,"mediaType":"application/json","bodies":{"default":{"resent":3}}},
  'undeliveredMails.resend': {"status":204,"bodies":{}},
  'undeliveredMails.destroy': {"status":204,"bodies":{}},
}
