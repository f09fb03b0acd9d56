// Generated from specs/session/registration.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { RegistrationOperations as Operations } from '#generated/session/registration.ts'
import type { RegistrationInput } from '#generated/session/registration.ts'
import type { Operation } from '#http/operation.ts'

/** Accounts that people ask for themselves. */
export interface RegistrationFamily {
  /** Say whether people may register. Whether the setting `PORTAL_REGISTRATION` is on. */
  readonly show: Operation<[], Operations['registration.show']['responses'][200]['content']['application/json']['data'], 'get'>
  /** Ask for an account. Answers the same, and as fast, whether the address is known or not: a mail follows, with a link that confirms the account or with the news that there is one already. The account has no role and no permission until an administrator grants one. 403 when registration is closed. */
  readonly create: Operation<[body: RegistrationInput], Operations['registration.create']['responses'][202]['content']['application/json']['data'], 'post'>
  /** Confirm an account with the link of the mail. The link works once. Nobody is signed in by it. */
  readonly confirm: Operation<[body: Operations['registration.confirm']['requestBody']['content']['application/json']], undefined, 'post'>
}

/** Builds `registration`: Accounts that people ask for themselves. */
export const registration: Build<RegistrationFamily> = /* @__PURE__ */ family('main', 'registration:/api/auth/register show=g* create=p!* confirm=p!*/confirmation')
