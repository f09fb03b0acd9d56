/** Buffered up to this size before it is handed to the browser, which may move it to the disk. */
const handful = 1 << 20

/** Gathers a file as it is written, a handful at a time: what the page itself holds stays small. */
export async function gathered(
  chunks: AsyncIterable<string | Uint8Array<ArrayBuffer>>,
  type: string,
): Promise<Blob> {
  const kept: Blob[] = []
  let waiting: (string | Uint8Array<ArrayBuffer>)[] = []
  let size = 0
  for await (const chunk of chunks) {
    waiting.push(chunk)
    size += chunk.length
    if (size < handful) continue
    kept.push(new Blob(waiting))
    waiting = []
    size = 0
  }
  return new Blob([...kept, ...waiting], { type })
}

/** The chunks of a stream; not every browser can walk through one by itself. */
export async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = stream.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield new Uint8Array(value)
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
