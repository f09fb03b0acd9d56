// Generated from specs/session/passwords.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { FirstAdministrator, NewPassword } from '#generated/session/passwords.ts'
import type { Operation } from '#http/operation.ts'

/** Changes of passwords. */
export interface Passwords {
  /** Change the password of the caller. Requires a password confirmation within the last five minutes (403 `reauthentication` otherwise, see `session.confirm`), and `username` must be that of the session (specification §7 has no current password). Ends all other sessions of the person. */
  readonly update: Operation<[body: NewPassword], undefined, 'put'>
  /** Set the password of the first administrator. Takes the single-use token that a server without demo data prints on its first start. */
  readonly bootstrap: Operation<[body: FirstAdministrator], undefined, 'post'>
}

/** Builds `passwords`: Changes of passwords. */
export const passwords: Build<Passwords> = /* @__PURE__ */ family('main', 'passwords:/users update=u!/updateUserPassword bootstrap=p!*/firstAdministrator')
