import type { Kernel } from '#kernel/kernel.ts'
import type { LiveEvent } from './live-event.ts'
import { sharing } from './one-tab.ts'
import { readEvents, type WireEvent } from './read-events.ts'

/** Dependencies of a stream. This chunk imports nothing else of the SDK, so that bundlers can split it off. */
export type StreamParts = Pick<Kernel, 'main' | 'clock' | 'random' | 'logger'> & {
  readonly ticket: (options: { signal: AbortSignal }) => Promise<{ ticket: string }>
}

/** Callbacks of a stream. */
interface TabMessage {
  readonly emit: (event: LiveEvent) => void
  /** Called at each sign of life. */
  readonly pulse: () => void
}

const firstWaitMs = 1_000
const longestWaitMs = 30_000
/** More than twice the heartbeat, which the server sends every 25 s. */
const silentMs = 60_000

/** Listens until the signal fires and reconnects after every failure. Only one of several tabs holds the connection. */
export async function listen(
  parts: StreamParts,
  name: string,
  { emit, pulse }: TabMessage,
  signal: AbortSignal,
): Promise<void> {
  let lastSeq: string | undefined
  let waitMs = firstWaitMs
  let isOpen = false
  const tabs = sharing<LiveEvent>(name, ({ event, seq }) => {
    pulse()
    lastSeq = seq ?? lastSeq
    if (event !== undefined) emit(event)
  })
  const alive = () => {
    pulse()
    tabs.post({ seq: undefined })
  }
  const onWireEvent = ({ event, id, data = '', retry }: WireEvent) => {
    lastSeq = id ?? lastSeq
    if (retry !== undefined) waitMs = Number(retry)
    if (event === 'open') {
      isOpen = true
      alive()
    }
    if (data === '' || event === 'open') return
    const liveEvent = JSON.parse(data) as LiveEvent
    emit(liveEvent)
    tabs.post({ event: liveEvent, seq: lastSeq })
  }
  // The heartbeat counts, too, although it is no event.
  const onBytes = () => (isOpen ? alive() : undefined)
  const isOver = () => signal.aborted
  const hasOpened = () => isOpen
  const stream = async () => {
    while (!isOver()) {
      isOpen = false
      await once(parts, lastSeq, { onEvent: onWireEvent, onBytes }, signal).catch(() => undefined)
      // A stream that never opened is a failure, whatever the answer was: back off.
      if (!hasOpened()) waitMs = Math.min(waitMs * 2, longestWaitMs)
      if (!isOver()) await pause(parts, waitMs, signal)
    }
  }
  try {
    await tabs.alone(stream, signal)
  } catch (error) {
    if (!isOver()) parts.logger.warn('Events are not heard', { error: String(error) })
  } finally {
    tabs.close()
  }
}

/** One connection, from its ticket to its end. */
async function once(
  { main, clock, ticket }: StreamParts,
  lastSeq: string | undefined,
  { onEvent, onBytes }: { onEvent: (event: WireEvent) => void; onBytes: () => void },
  signal: AbortSignal,
): Promise<void> {
  const query = await ticket({ signal })
  const { data } = await main.perform({
    operation: 'events.subscribe',
    verb: 'get',
    path: '/events',
    query: { ticket: query.ticket },
    ...(lastSeq === undefined ? {} : { headers: { 'last-event-id': lastSeq } }),
    auth: 'none',
    // A ticket is single-use.
    isOnce: true,
    carries: 'stream',
    open: ({ body }, { finished }) => ({ body, finished }),
    options: { signal, deadline: 0 },
  })
  const { body, finished } = data as { body: ReadableStream<Uint8Array>; finished: () => void }
  const reader = body.getReader()
  const leave = () => void reader.cancel().catch(() => undefined)
  let stopWaiting = clock.after(silentMs, leave)
  signal.addEventListener('abort', leave)
  try {
    await readEvents(reader, onEvent, () => {
      onBytes()
      stopWaiting()
      stopWaiting = clock.after(silentMs, leave)
    })
  } finally {
    stopWaiting()
    signal.removeEventListener('abort', leave)
    finished()
  }
}

/** Jitter, so that a thousand pages do not reconnect at once. */
function pause({ clock, random }: StreamParts, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const cancel = clock.after(ms * (0.5 + random()), resolve)
    signal.addEventListener('abort', () => {
      cancel()
      resolve()
    })
  })
}
