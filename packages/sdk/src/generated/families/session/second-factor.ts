// Generated from specs/session/second-factor.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { SecondFactorOperations as Operations } from '#generated/session/second-factor.ts'
import type { RecoveryCodes, SecondFactorSecret, SecondFactorState } from '#generated/session/second-factor.ts'
import type { Operation } from '#http/operation.ts'

/** Two-factor authentication: a code in addition to the password. */
export interface SecondFactorFamily {
  /** Retrieve the second factor status. Whether sign-in requires a code in addition to the password, and whether a role of the person requires it. */
  readonly show: Operation<[], SecondFactorState, 'get'>
  /** Start the setup of a second factor. Creates a secret for an authenticator app (RFC 6238), inactive until `secondFactor.confirm` receives a valid code. Requires a password confirmation within the last five minutes (403 `reauthentication` otherwise). */
  readonly create: Operation<[], SecondFactorSecret, 'post'>
  /** Remove the second factor. Sign-in then requires only the password. Refused with 409 `referenced` while a role requires a second factor. Requires a password confirmation within the last five minutes and a code in this session. */
  readonly destroy: Operation<[], undefined, 'delete'>
  /** Activate the second factor. Takes a code of the app with the secret. The ten recovery codes are returned only once. */
  readonly confirm: Operation<[body: Operations['secondFactor.confirm']['requestBody']['content']['application/json']], RecoveryCodes, 'post'>
  /** Create new recovery codes. Replaces all former codes, used or not. Requires a password confirmation within the last five minutes and a code in this session. */
  readonly renewCodes: Operation<[], RecoveryCodes, 'post'>
}

/** Builds `secondFactor`: Two-factor authentication: a code in addition to the password. */
export const secondFactor: Build<SecondFactorFamily> = /* @__PURE__ */ family('main', 'secondFactor:/session/second-factor show=g create=p1 destroy=d confirm=p!1/confirmation renewCodes=p1/recovery-codes')
