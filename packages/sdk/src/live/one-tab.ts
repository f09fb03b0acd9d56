/** What a tab forwards to the others; without an event, it means that the stream is alive. */
export interface Forwarded<Event> {
  readonly event?: Event
  readonly seq: string | undefined
}

/** How tabs share one stream. */
export interface Sharing<Event> {
  /** Forwards to the other tabs. */
  readonly post: (forwarded: Forwarded<Event>) => void
  /** Runs when no other tab does, until the signal fires. */
  readonly alone: (run: () => Promise<void>, signal: AbortSignal) => Promise<void>
  readonly close: () => void
}

/** Shares between the tabs of one person in one browser; elsewhere there is nothing to share with. */
export function sharing<Event>(
  name: string,
  onForwarded: (forwarded: Forwarded<Event>) => void,
): Sharing<Event> {
  const hasTabs =
    typeof document !== 'undefined' && typeof BroadcastChannel !== 'undefined' && 'locks' in navigator
  if (!hasTabs) return { post: () => undefined, alone: (run) => run(), close: () => undefined }
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<Forwarded<Event>>) => onForwarded(data))
  return {
    post: (forwarded) => channel.postMessage(forwarded),
    // A waiting tab gets the lock as soon as the other tab is closed.
    alone: (run, signal) => navigator.locks.request(name, { signal }, run),
    close: () => channel.close(),
  }
}
