import type { MainPaths } from '#generated/main.ts'
import type { Act } from '#http/caller.ts'
import { named, type Named } from '#http/operation.ts'
import type { Kernel } from '#kernel/kernel.ts'
import type { LiveEvent } from '#live/live-event.ts'

/** Live events. */
export interface EventsFamily {
  /** Creates a single-use ticket for one stream; `subscribe` requests its own. */
  readonly ticket: Act<MainPaths, '/events/tickets', 'post'>
  /**
   * Subscribes to the events of the signed-in person until the signal fires. The subscription survives sign-outs and
   * lost connections. All listeners share one stream, and so do the tabs of a person in one browser. After `reset`,
   * events may have been missed. `onPulse` is called for each sign that the stream is alive, about every 24 s: when
   * it stays away for longer, poll as if there were no events.
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

/** Builds the family. The code for the stream is loaded with the first subscription. */
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
