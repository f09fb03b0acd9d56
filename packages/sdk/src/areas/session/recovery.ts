import type { paths } from '#generated/main.ts'
import type { Act } from '#http/caller.ts'
import type { Kernel } from '#kernel.ts'

/** A new password for who has forgotten the old one (specification §7). Nothing here needs a session or opens one. */
export interface Recovery {
  /** Asks for the mail; answers the same whether or not anybody of that name exists. */
  readonly request: Act<paths, '/recoveryPassword', 'post'>
  /** Says whose ticket it is and which questions are to be answered first. */
  readonly preview: Act<paths, '/recoveryPassword/preview', 'post'>
  /** Answers the security questions; a wrong try rejects with the tries left in the `count` of the field `answers`. */
  readonly answer: Act<paths, '/recoveryPassword/answers', 'post'>
  /** Sets the password and ends every session of the person. */
  readonly reset: Act<paths, '/recoveryPassword/password', 'post'>
}

const open = { auth: 'none', isOnce: true } as const

/** Builds the family. */
export function recovery({ main }: Kernel): Recovery {
  return {
    request: main.act('recovery.request', 'post', '/recoveryPassword', 'body', open),
    preview: main.act('recovery.preview', 'post', '/recoveryPassword/preview', 'body', open),
    answer: main.act('recovery.answer', 'post', '/recoveryPassword/answers', 'body', open),
    reset: main.act('recovery.reset', 'post', '/recoveryPassword/password', 'body', open),
  }
}
