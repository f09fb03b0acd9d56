import type { Reading } from './perform.ts'
import { unlessAborted } from './wait.ts'

/**
 * Passes bytes through, and fails when none arrive for `idleTimeout` while a reader waits, or when the call is
 * aborted.
 */
export function guarded(
  body: ReadableStream<Uint8Array>,
  { limit: { signal, within }, idleTimeout, failed, finished }: Reading,
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
          within(idleTimeout)
          const { done, value } = await unlessAborted(reader.read(), signal)
          within(0)
          if (done) {
            finished()
            controller.close()
          } else {
            controller.enqueue(value)
          }
        } catch (error) {
          left(error).catch(() => undefined)
          controller.error(failed(error))
        }
      },
      cancel: left,
    },
    // No read-ahead: a reader that pauses must not look like a stalled server.
    { highWaterMark: 0 },
  )
}
