// Generated from specs/session/exchange-tokens.yaml by `pnpm codegen`. Never edited by hand.
import type { ExampleAnswer } from '#contract-answers.ts'

/** What the operations of specs/session/exchange-tokens.yaml answer when all is well. */
export const examples: Readonly<Record<string, ExampleAnswer>> = {
  'exchangeTokens.create': {"status":201,"mediaType":"application/json","bodies":{"default":{"data":{"exchangeToken":"kq3…","path":"/login/kq3…","expiresAt":"2026-03-05T10:00:00.000Z"}}}},
}
