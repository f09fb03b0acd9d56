/** What one tab tells the others of what it heard; without an event, that the stream is alive. */
export interface Heard<Event> {
  readonly event?: Event
  readonly seq: string | undefined
}

/** How tabs share one stream. */
export interface Sharing<Event> {
  /** Tells the other tabs. */
  readonly post: (heard: Heard<Event>) => void
  /** Runs when no other tab does, until the signal fires. */
  readonly alone: (run: () => Promise<void>, signal: AbortSignal) => Promise<void>
  readonly close: () => void
}

/** Between the tabs of one person in one browser; elsewhere everybody is alone. */
export function sharing<Event>(name: string, onHeard: (heard: Heard<Event>) => void): Sharing<Event> {
  const hasTabs =
    typeof document !== 'undefined' && typeof BroadcastChannel !== 'undefined' && 'locks' in navigator
  if (!hasTabs) return { post: () => undefined, alone: (run) => run(), close: () => undefined }
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<Heard<Event>>) => onHeard(data))
  return {
    post: (heard) => channel.postMessage(heard),
    // The tab that waits takes over the moment the other is closed.
    alone: (run, signal) => navigator.locks.request(name, { signal }, run),
    close: () => channel.close(),
  }
}
