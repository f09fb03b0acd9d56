// Generated from specs/session/recovery.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { RecoveryOperations as Operations } from '#generated/session/recovery.ts'
import type { RecoveryTicket } from '#generated/session/recovery.ts'
import type { Operation } from '#http/operation.ts'

/** A new password for who has forgotten it. */
export interface RecoveryFamily {
  /** Ask for a mail that lets one choose a new password. Answers the same, and as fast, whoever is asked for: a job looks up the person and sends the mail. The link in it lives for ten minutes, works once, and dies by a newer one, by a sign-in and by a change of the password. */
  readonly request: Operation<[body: Operations['recovery.request']['requestBody']['content']['application/json']], Operations['recovery.request']['responses'][200]['content']['application/json']['data'], 'post'>
  /** Say whose password a ticket recovers, and what is still to be answered. Does not burn the ticket. */
  readonly preview: Operation<[body: RecoveryTicket], Operations['recovery.preview']['responses'][200]['content']['application/json']['data'], 'post'>
  /** Answer the security questions of a recovery. A second step after the ticket, never enough alone. Five tries a ticket: the fifth wrong one ends it. A wrong try answers 422 with the tries that are left in `count`, and does not say which answer was wrong. */
  readonly answer: Operation<[body: Operations['recovery.answer']['requestBody']['content']['application/json']], undefined, 'post'>
  /** Choose a new password with a ticket. Burns the ticket and ends every session of the person. Nobody is signed in by it. */
  readonly reset: Operation<[body: Operations['recovery.reset']['requestBody']['content']['application/json']], undefined, 'post'>
}

/** Builds `recovery`: A new password for who has forgotten it. */
export const recovery: Build<RecoveryFamily> = /* @__PURE__ */ family('main', 'recovery:/recoveryPassword request=p!* preview=p!*/preview answer=p!*/answers reset=p!*/password')
