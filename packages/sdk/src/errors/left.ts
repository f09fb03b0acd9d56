import { AbortError, TimeoutError } from './connection-errors.ts'

/** The error for a call whose signal has fired: a TimeoutError for AbortSignal.timeout, else an AbortError. */
export function leftBy({ reason }: AbortSignal): AbortError | TimeoutError {
  const cause: unknown = reason
  const isTime = cause instanceof DOMException && cause.name === 'TimeoutError'
  return isTime
    ? new TimeoutError("The caller's time is up", { cause })
    : new AbortError('The call was ended by its caller', { cause })
}
