import type { paths } from '#generated/main.ts'
import type { Act } from '#http/caller.ts'
import type { Kernel } from '#kernel.ts'

/** What the first administrator is made with. */
export type FirstAdministrator =
  paths['/users/firstAdministrator']['post']['requestBody']['content']['application/json']

/** Passwords (specification §7). */
export interface Passwords {
  /** Changes one's own password; the session must be younger than five minutes. */
  readonly update: Act<paths, '/users/updateUserPassword', 'put'>
  /** Sets the password of the first administrator with the token that the server printed. Nobody is signed in by it. */
  readonly bootstrap: Act<paths, '/users/firstAdministrator', 'post'>
}

/** Builds the family. */
export function passwords({ main }: Kernel): Passwords {
  return {
    update: main.act('passwords.update', 'put', '/users/updateUserPassword', 'body'),
    bootstrap: main.act('passwords.bootstrap', 'post', '/users/firstAdministrator', 'body', {
      auth: 'none',
      isOnce: true,
    }),
  }
}
