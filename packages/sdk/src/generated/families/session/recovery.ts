// Generated from specs/session/recovery.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { RecoveryOperations as Operations } from '#generated/session/recovery.ts'
import type { RecoveryTicket } from '#generated/session/recovery.ts'
import type { Operation } from '#http/operation.ts'

/** Recovery of forgotten passwords. */
export interface RecoveryFamily {
  /** Request a password recovery e-mail. The response and its timing are the same for every name: a background job looks up the person and sends the e-mail. Its link is valid for ten minutes and a single use, and is invalidated by a newer one, a sign-in or a password change. */
  readonly request: Operation<[body: Operations['recovery.request']['requestBody']['content']['application/json']], Operations['recovery.request']['responses'][200]['content']['application/json']['data'], 'post'>
  /** Check a recovery ticket. Returns whose password it recovers and the questions to answer. Does not use up the ticket. */
  readonly preview: Operation<[body: RecoveryTicket], Operations['recovery.preview']['responses'][200]['content']['application/json']['data'], 'post'>
  /** Answer the security questions of a recovery. A second step in addition to the ticket. Each ticket allows five attempts; the fifth wrong one invalidates it. A wrong attempt returns 422 with the remaining attempts in `count`, without saying which answer was wrong. */
  readonly answer: Operation<[body: Operations['recovery.answer']['requestBody']['content']['application/json']], undefined, 'post'>
  /** Set a new password with a recovery ticket. Uses up the ticket and ends every session of the person. Does not sign in. */
  readonly reset: Operation<[body: Operations['recovery.reset']['requestBody']['content']['application/json']], undefined, 'post'>
}

/** Builds `recovery`: Recovery of forgotten passwords. */
export const recovery: Build<RecoveryFamily> = /* @__PURE__ */ family('main', 'recovery:/recoveryPassword request=p!* preview=p!*/preview answer=p!*/answers reset=p!*/password')
