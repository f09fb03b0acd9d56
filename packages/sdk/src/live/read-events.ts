/** One event as received. */
export interface WireEvent {
  readonly event?: string
  readonly id?: string
  readonly data?: string
  readonly retry?: string
}

/**
 * Reads server-sent events (HTML standard, 9.2.6) until the stream ends. Comments, such as the heartbeat, only
 * trigger `onBytes`.
 */
export async function readEvents(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  onEvent: (event: WireEvent) => void,
  onBytes: () => void,
): Promise<void> {
  const decoder = new TextDecoder()
  let unread = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    onBytes()
    const blocks = (unread + decoder.decode(value, { stream: true })).replaceAll('\r\n', '\n').split('\n\n')
    unread = blocks.pop() ?? ''
    for (const block of blocks) onEvent(eventOf(block))
  }
}

function eventOf(block: string): WireEvent {
  const fields = block.split('\n').flatMap((line) => {
    const colon = line.indexOf(':')
    return colon > 0 ? [[line.slice(0, colon), line.slice(colon + 1).replace(/^ /, '')]] : []
  })
  return Object.fromEntries(fields) as WireEvent
}
