import type { paths } from '#generated/main.ts'
import { type Call, type CallOptions, callOf } from '#http/call.ts'
import { type Act, type Caller, typed } from '#http/caller.ts'
import { named, type Named } from '#http/operation.ts'

/** What the first administrator is made with. */
export type FirstAdministrator =
  paths['/users/firstAdministrator']['post']['requestBody']['content']['application/json']

/** Passwords (specification §7). */
export interface Passwords {
  /** Changes one's own password; the session must be younger than five minutes. */
  readonly update: Act<paths, '/users/updateUserPassword', 'put'>
  /** Sets the password of the first administrator with the token that the server printed. Nobody is signed in by it. */
  readonly bootstrap: ((body: FirstAdministrator, options?: CallOptions) => Call<void>) & Named
}

/** Builds the family. */
export function passwords(main: Caller<paths>): Passwords {
  const operation = 'passwords.bootstrap'
  return {
    update: main.act('passwords.update', 'put', '/users/updateUserPassword', 'body'),
    bootstrap: named(operation, 1, (body: FirstAdministrator, options?: CallOptions) =>
      callOf(
        typed<undefined>(
          main.perform({
            operation,
            verb: 'post',
            path: '/users/firstAdministrator',
            body,
            auth: 'none',
            options: { maxRetries: 0, ...options },
          }),
        ),
      ),
    ),
  }
}
