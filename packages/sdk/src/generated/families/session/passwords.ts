// Generated from specs/session/passwords.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { FirstAdministrator, NewPassword } from '#generated/session/passwords.ts'
import type { Operation } from '#http/operation.ts'

/** Passwords. */
export interface Passwords {
  /** Change one's own password. Needs a session whose person said the password less than five minutes ago (403 `reauthentication` otherwise, see `session.confirm`), and `username` must be its own (specification §7 has no current password). Ends every other session of the person. */
  readonly update: Operation<[body: NewPassword], undefined, 'put'>
  /** Set the password of the first administrator. Takes the one-use token that a server without demo data prints at its first start. */
  readonly bootstrap: Operation<[body: FirstAdministrator], undefined, 'post'>
}

/** Builds `passwords`: Passwords. */
export const passwords: Build<Passwords> = /* @__PURE__ */ family('main', 'passwords:/users update=u!/updateUserPassword bootstrap=p!*/firstAdministrator')
