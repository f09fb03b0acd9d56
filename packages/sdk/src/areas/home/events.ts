import type { MainPaths } from '#generated/main.ts'
import type { Act } from '#http/caller.ts'
import { named, type Named } from '#http/operation.ts'
import type { Kernel } from '#kernel/kernel.ts'
import type { LiveEvent } from '#live/live-event.ts'

/** What happens, as it happens. */
export interface EventsFamily {
  /** A ticket for one stream; `subscribe` asks for its own. */
  readonly ticket: Act<MainPaths, '/events/tickets', 'post'>
  /**
   * Calls back with what happens to the person who is signed in, until the signal fires; across sessions and lost
   * connections. All listeners share one stream, and so do the tabs of a person in one browser. After `reset` more may have
   * happened than could be told. `onPulse` is called with each sign that the stream is alive, some 24 s apart: without one
   * for longer than that, ask as if there were no events.
   *
   * @example
   * portal.events.subscribe(({ type }) => console.log(type), { signal: AbortSignal.timeout(60_000) })
   */
  readonly subscribe: ((
    listener: (event: LiveEvent) => void,
    options: { readonly signal: AbortSignal; readonly onPulse?: () => void },
  ) => void) &
    Named<'get'>
}

/** Builds the family. What follows the stream is loaded by the first who listens. */
export function events(kernel: Kernel): EventsFamily {
  const ticket = kernel.main.act('events.ticket', 'post', '/events/tickets', 'nothing')
  const subscribe: (...args: Parameters<EventsFamily['subscribe']>) => void = (listener, options) => {
    import('#live/follow.ts').then(
      ({ follow }) => follow(kernel, ticket, listener, options),
      (error: unknown) => kernel.logger.warn('Events are not heard', { error }),
    )
  }
  return { ticket, subscribe: named('events.subscribe', 'get', 2, subscribe) }
}
