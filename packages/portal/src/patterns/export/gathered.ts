/** The buffer size before data is handed to a Blob, which the browser may move to disk. */
const handful = 1 << 20

/** Collects a file in small chunks, to keep the page's memory low. */
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

/** Iterates a stream; not every browser supports async iteration of streams. */
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
