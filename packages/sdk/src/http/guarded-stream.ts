import type { Limit } from './limit.ts'
import { unlessAborted } from './wait.ts'

/**
 * The same bytes, with an end when none comes for `idleMs` while somebody waits for them, or when the call is aborted.
 *
 * @param failed What to fail with in place of what went wrong.
 * @param finished Called when the bytes are all read, or nobody wants them any more.
 */
export function guarded(
  body: ReadableStream<Uint8Array>,
  { signal, within }: Limit,
  idleMs: number,
  { failed, finished }: { failed: (error: unknown) => unknown; finished: () => void },
): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  const left = (reason: unknown) => {
    finished()
    return reader.cancel(reason)
  }
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          within(idleMs)
          const { done, value } = await unlessAborted(reader.read(), signal)
          within(0)
          if (!done) return controller.enqueue(value)
          finished()
          controller.close()
        } catch (error) {
          left(error).catch(() => undefined)
          controller.error(failed(error))
        }
      },
      cancel: left,
    },
    // Nothing is read ahead: a reader that takes a break is no server that stands still.
    { highWaterMark: 0 },
  )
}
