import type { components, paths } from '#generated/main.ts'
import type { Act } from '#http/caller.ts'
import type { Kernel } from '#kernel.ts'

/** Whether sign-in asks for a code. */
export type SecondFactorState = components['schemas']['SecondFactorState']

/** What an authenticator app needs. */
export type SecondFactorSecret = components['schemas']['SecondFactorSecret']

/** The code that sign-in asks for besides the password. */
export interface SecondFactorFamily {
  /** Whether there is one. */
  readonly show: Act<paths, '/session/second-factor', 'get'>
  /** Begins to set it up: answers the secret for the app. */
  readonly create: Act<paths, '/session/second-factor', 'post'>
  /** Turns it on with a code of the app; answers the recovery codes, this once. */
  readonly confirm: Act<paths, '/session/second-factor/confirmation', 'post'>
  /** Makes new recovery codes in place of all earlier ones. */
  readonly renewCodes: Act<paths, '/session/second-factor/recovery-codes', 'post'>
  /** Removes it. */
  readonly destroy: Act<paths, '/session/second-factor', 'delete'>
}

/** Builds the family. */
export function secondFactor({ main }: Kernel): SecondFactorFamily {
  const path = '/session/second-factor'
  const once = { isOnce: true } as const
  return {
    show: main.act('secondFactor.show', 'get', path, 'nothing'),
    create: main.act('secondFactor.create', 'post', path, 'nothing', once),
    confirm: main.act('secondFactor.confirm', 'post', `${path}/confirmation`, 'body', once),
    renewCodes: main.act('secondFactor.renewCodes', 'post', `${path}/recovery-codes`, 'nothing', once),
    destroy: main.act('secondFactor.destroy', 'delete', path, 'nothing'),
  }
}
