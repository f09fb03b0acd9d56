// Generated from specs/session/second-factor.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { SecondFactorOperations as Operations } from '#generated/session/second-factor.ts'
import type { RecoveryCodes, SecondFactorSecret, SecondFactorState } from '#generated/session/second-factor.ts'
import type { Operation } from '#http/operation.ts'

/** The code that sign-in asks for besides the password. */
export interface SecondFactorFamily {
  /** Say whether one has a second factor. Whether sign-in asks for a code besides the password, and whether a role of the person demands it. */
  readonly show: Operation<[], SecondFactorState, 'get'>
  /** Begin to set up a second factor. Makes a secret for an authenticator app (RFC 6238). It counts for nothing until `secondFactor.confirm` shows a code of it. Needs the password said less than five minutes ago (403 `reauthentication` otherwise). */
  readonly create: Operation<[], SecondFactorSecret, 'post'>
  /** Remove the second factor. The password alone signs in again. Refused with 409 `referenced` while a role demands a second factor. Needs the password and a code said in this session, the password less than five minutes ago. */
  readonly destroy: Operation<[], undefined, 'delete'>
  /** Turn the second factor on. Takes a code of the app that has the secret. The ten recovery codes are answered this once. */
  readonly confirm: Operation<[body: Operations['secondFactor.confirm']['requestBody']['content']['application/json']], RecoveryCodes, 'post'>
  /** Make new recovery codes. In place of all earlier ones, used or not. Needs the password and a code said in this session, the password less than five minutes ago. */
  readonly renewCodes: Operation<[], RecoveryCodes, 'post'>
}

/** Builds `secondFactor`: The code that sign-in asks for besides the password. */
export const secondFactor: Build<SecondFactorFamily> = /* @__PURE__ */ family('main', 'secondFactor:/session/second-factor show=g create=p1 destroy=d confirm=p!1/confirmation renewCodes=p1/recovery-codes')
