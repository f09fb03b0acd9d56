// Generated from specs/session/registration.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { RegistrationOperations as Operations } from '#generated/session/registration.ts'
import type { RegistrationInput } from '#generated/session/registration.ts'
import type { Operation } from '#http/operation.ts'

/** Self-registration of accounts. */
export interface RegistrationFamily {
  /** Check whether registration is open. Returns whether the setting `PORTAL_REGISTRATION` is on. */
  readonly show: Operation<[], Operations['registration.show']['responses'][200]['content']['application/json']['data'], 'get'>
  /** Register an account. The response and its timing are the same for known and unknown addresses: an e-mail follows, either with a confirmation link or saying that the account already exists. The account has no role and no permission until an administrator grants one. 403 if registration is closed. */
  readonly create: Operation<[body: RegistrationInput], Operations['registration.create']['responses'][202]['content']['application/json']['data'], 'post'>
  /** Confirm an account. Takes the token of the e-mailed link, which works once. Does not sign in. */
  readonly confirm: Operation<[body: Operations['registration.confirm']['requestBody']['content']['application/json']], undefined, 'post'>
}

/** Builds `registration`: Self-registration of accounts. */
export const registration: Build<RegistrationFamily> = /* @__PURE__ */ family('main', 'registration:/api/auth/register show=g* create=p!* confirm=p!*/confirmation')
