import { EventEmitter } from 'node:events'
import type { Events } from '../events.ts'

/** Tells whoever listens that something happened. In one process for now; the seam for NOTIFY or NATS. */
export type Bus = {
  publish<Name extends keyof Events>(name: Name, event: Events[Name]): void
  subscribe<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): () => void
}

export function localBus(): Bus {
  const emitter = new EventEmitter().setMaxListeners(0)
  return {
    publish: (name, event) => void emitter.emit(name, event),
    subscribe(name, listener) {
      emitter.on(name, listener)
      return () => void emitter.off(name, listener)
    },
  }
}
