import type { Kernel } from '#kernel/kernel.ts'
import type { LiveEvent } from './live-event.ts'
import { listen, type StreamParts } from './live-stream.ts'

type Listener = (event: LiveEvent) => void
interface Following {
  readonly listeners: Set<Listener>
  readonly pulses: Pulses
  readonly update: () => void
}

/** The sign of life of the stream, and its last time. */
interface Pulses {
  readonly listeners: Set<() => void>
  lastMs: number
}

/** A new listener accepts a heartbeat of this age: the server sends one every 24 s. */
const freshMs = 30_000

const followings = new WeakMap<Kernel, Following>()

/** Adds a listener to the one stream of a portal, which is open while somebody is signed in and somebody listens. */
export function follow(
  kernel: Kernel,
  ticket: StreamParts['ticket'],
  listener: Listener,
  { signal, onPulse }: { readonly signal: AbortSignal; readonly onPulse?: () => void },
): void {
  if (signal.aborted) return
  const following = followings.get(kernel) ?? followingOf(kernel, ticket)
  followings.set(kernel, following)
  // A function may subscribe twice; wrap it, so that each subscription is unique.
  const own: Listener = (event) => listener(event)
  following.listeners.add(own)
  const { pulses } = following
  const pulse = () => onPulse?.()
  if (kernel.clock.now() - pulses.lastMs < freshMs) pulse()
  pulses.listeners.add(pulse)
  following.update()
  signal.addEventListener('abort', () => {
    following.listeners.delete(own)
    pulses.listeners.delete(pulse)
    following.update()
  })
}

function followingOf(kernel: Kernel, ticket: StreamParts['ticket']): Following {
  const { coordinator, logger } = kernel
  const listeners = new Set<Listener>()
  const pulses: Pulses = { listeners: new Set(), lastMs: 0 }
  let stop: AbortController | undefined
  let person: string | undefined
  const each = <One extends Listener | (() => void)>(all: ReadonlySet<One>, call: (one: One) => void) => {
    for (const one of [...all]) {
      try {
        call(one)
      } catch (error) {
        logger.error('A listener of events failed', { error })
      }
    }
  }
  const emit = (event: LiveEvent) => each(listeners, (listener) => listener(event))
  const pulse = () => {
    pulses.lastMs = kernel.clock.now()
    each(pulses.listeners, (one) => one())
  }
  const update = () => {
    const now = listeners.size > 0 ? coordinator.current?.userData.uid : undefined
    if (now === person) return
    person = now
    stop?.abort()
    stop = new AbortController()
    pulses.lastMs = 0
    if (now !== undefined)
      void listen({ ...kernel, ticket }, `portal.events ${now}`, { emit, pulse }, stop.signal)
  }
  coordinator.subscribe(update)
  void coordinator.ready.then(update)
  return { listeners, pulses, update }
}
