// Generated from specs/session/exchange-tokens.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { ExchangeTokensOperations as Operations } from '#generated/session/exchange-tokens.ts'
import type { Operation } from '#http/operation.ts'

/** Single-use sign-in links. */
export interface ExchangeTokens {
  /** Create a single-use sign-in link. The token is returned once, stored hashed, and valid for 10 minutes until its first use. Requires a password confirmation within the last five minutes, and all permissions of the person, because it gives access to their account. People with a second factor, or with a role that requires one, cannot use a link (`invalid` on `username`). */
  readonly create: Operation<[body: Operations['exchangeTokens.create']['requestBody']['content']['application/json']], Operations['exchangeTokens.create']['responses'][201]['content']['application/json']['data'], 'post'>
}

/** Builds `exchangeTokens`: Single-use sign-in links. */
export const exchangeTokens: Build<ExchangeTokens> = /* @__PURE__ */ family('main', 'exchangeTokens create')
