// Generated from specs/session/exchange-tokens.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { ExchangeTokensOperations as Operations } from '#generated/session/exchange-tokens.ts'
import type { Operation } from '#http/operation.ts'

/** Links that sign a person in once. */
export interface ExchangeTokens {
  /** Make a link that signs a person in once. The token is shown once, kept hashed, and lives for 10 minutes until its first use. Who makes one has said the password less than five minutes ago, and holds whatever the person holds: it is a way into their account. Nobody with a second factor, or with a role that asks for one, is let in by a link (`invalid` on `username`). */
  readonly create: Operation<[body: Operations['exchangeTokens.create']['requestBody']['content']['application/json']], Operations['exchangeTokens.create']['responses'][201]['content']['application/json']['data'], 'post'>
}

/** Builds `exchangeTokens`: Links that sign a person in once. */
export const exchangeTokens: Build<ExchangeTokens> = /* @__PURE__ */ family('main', 'exchangeTokens create')
