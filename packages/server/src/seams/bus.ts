import { EventEmitter } from 'node:events'
import type { Database } from '#db/database.ts'
import type { Events } from '../events.ts'
import type { Ids } from './ids.ts'

/** Publishes events to listeners. The seam for NATS, should NOTIFY ever be too small. */
export type Bus = {
  publish<Name extends keyof Events>(name: Name, event: Events[Name]): void
  subscribe<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): () => void
}
export type OpenBus = Bus & { close(): Promise<void> }

/** Events carry ids only: NOTIFY is limited to 8000 bytes, and the content is read from its table. */
const mostBytes = 7500

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

/** One bus for all processes on this database: own events are delivered at once, and not again from outside. */
export async function openBus(database: Pick<Database, 'openChannel'>, ids: Ids): Promise<OpenBus> {
  const local = localBus()
  const self = ids.next()
  const channel = await database.openChannel?.({
    onText(text) {
      const message = read(text)
      if (message && message.from !== self) local.publish(message.name, message.event)
    },
    onGap: () => local.publish('bus.gap', {}),
  })
  return {
    ...local,
    publish(name, event) {
      local.publish(name, event)
      if (!channel) return
      const text = JSON.stringify({ from: self, name, event } satisfies BusMessage)
      if (Buffer.byteLength(text) > mostBytes) throw new Error(`${name}: too large for the bus`)
      channel.send(text)
    },
    close: async () => channel?.close(),
  }
}

/** Events of a transaction: published on commit, never after a rollback. */
export function busAfterCommit(bus: Bus): Bus & { commit(): void } {
  const waiting: (() => void)[] = []
  return {
    publish: (name, event) => void waiting.push(() => bus.publish(name, event)),
    subscribe: (name, listener) => bus.subscribe(name, listener),
    commit() {
      for (const publish of waiting.splice(0)) publish()
    },
  }
}

type BusMessage = { from: string; name: keyof Events; event: Events[keyof Events] }

/** Anybody who can write to the database can write to the channel: ignore invalid messages. */
function read(text: string): BusMessage | undefined {
  try {
    return JSON.parse(text) as BusMessage
  } catch {
    return undefined
  }
}
