import { ConnectionError } from '#errors/connection-errors.ts'
import { leftBy } from '#errors/left.ts'
import { unlessAborted } from './wait.ts'

/** A part of the SDK that is loaded by the first who needs it. Whoever leaves meanwhile is let go at once. */
export function loaded<Part>(part: Promise<Part>, signal?: AbortSignal): Promise<Part> {
  return unlessAborted(part, signal).catch((cause: unknown) => {
    throw signal?.aborted
      ? leftBy(signal)
      : new ConnectionError('A part of the SDK cannot be loaded', { cause })
  })
}
