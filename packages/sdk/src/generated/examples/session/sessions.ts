// Generated from specs/session/sessions.yaml by `pnpm codegen`. Never edited by hand.
import type { ExampleAnswer } from '#contract-answers.ts'

/** What the operations of specs/session/sessions.yaml answer when all is well. */
export const examples: Readonly<Record<string, ExampleAnswer>> = {
  'sessions.index': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":[{"id":"0193b3a0-0000-4000-8000-000000000001","device":"computer","browser":"Firefox","system":"Android","ip":"192.0.2.10","kind":"password","createdAt":"2026-03-05T10:00:00.000Z","seenAt":"2026-03-05T10:00:00.000Z","endsAt":"2026-03-05T10:00:00.000Z","isCurrent":true}]}}},
  'sessions.destroyOthers': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":{"ended":2}}}},
  'sessions.destroy': {"status":204,"bodies":{}},
}
