import { ConnectionError } from '#errors/connection-errors.ts'
import { leftBy } from '#errors/left.ts'
import { unlessAborted } from './wait.ts'

/** Awaits a lazily loaded part of the SDK. An aborted caller is rejected at once. */
export function loaded<Part>(part: Promise<Part>, signal?: AbortSignal): Promise<Part> {
  return unlessAborted(part, signal).catch((cause: unknown) => {
    throw signal?.aborted
      ? leftBy(signal)
      : new ConnectionError('A part of the SDK cannot be loaded', { cause })
  })
}
