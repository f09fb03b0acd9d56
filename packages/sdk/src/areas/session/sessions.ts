import type { components, paths } from '#generated/main.ts'
import type { Act } from '#http/caller.ts'
import type { Kernel } from '#kernel.ts'

/** A place where the person is signed in: device, browser, address, since when, last sign of life. */
export type DeviceSession = components['schemas']['DeviceSession']

/** One's own sessions and devices. */
export interface Sessions {
  /** The sessions that live; the one that asks comes first. */
  readonly index: Act<paths, '/sessions', 'get'>
  /** Ends one of them at once; rejects with a NotFoundError for anything else. */
  readonly destroy: Act<paths, '/sessions/{id}', 'delete'>
  /** Ends all of them but the one that asks. */
  readonly destroyOthers: Act<paths, '/sessions/others', 'delete'>
}

/** Builds the family. */
export function sessions({ main }: Kernel): Sessions {
  return {
    index: main.act('sessions.index', 'get', '/sessions', 'nothing'),
    destroy: main.act('sessions.destroy', 'delete', '/sessions/{id}', 'nothing'),
    destroyOthers: main.act('sessions.destroyOthers', 'delete', '/sessions/others', 'nothing'),
  }
}
