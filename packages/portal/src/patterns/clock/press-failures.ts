import { type ClockPress, ConflictError, isPortalError, type OwnClock } from '@portal/sdk'

/**
 * The resulting state of an entry; a refusal with it means that the server had accepted the entry, although its
 * answer was lost.
 */
export const stateAfter = {
  in: 'work',
  break_end: 'work',
  break_start: 'break',
  out: 'out',
} as const satisfies Record<ClockPress['kind'], OwnClock['state']>

/** The current state, when the transition is invalid. */
export function stateIn(failure: unknown): OwnClock['state'] | undefined {
  if (!isPortalError(failure, 'conflict')) return undefined
  const value = failure.fields.kind?.[0]?.value
  return value === 'out' || value === 'work' || value === 'break' ? value : undefined
}

/** The group that clocks in elsewhere, when that is the reason for the refusal. */
export const barringOf = (failure: unknown): string | undefined =>
  isPortalError(failure, 'validation') ? failure.fields.group?.[0]?.value?.toString() : undefined

/** The maximum number of people on a break, when it is full. */
export const fullOf = (failure: unknown): number | undefined => {
  if (!isPortalError(failure, 'validation')) return undefined
  const full = failure.fields.breakTypeId?.find(({ code }) => code === 'full')
  return full === undefined ? undefined : (full.count ?? 1)
}

/** Whether the server has accepted it before in another form: as of now instead of with a time. */
export const isTakenBefore = (failure: unknown): boolean =>
  isPortalError(failure, 'validation') && failure.fields['Idempotency-Key'] !== undefined

/** Whether the entry can never be accepted. After any other failure it may be later. */
export const isRefusal = (failure: unknown): boolean =>
  stateIn(failure) !== undefined ||
  isPortalError(failure, 'validation') ||
  isPortalError(failure, 'permission')

/** An error with this message for an entry that was never sent. */
export const unsentError = (message: string): ConflictError =>
  new ConflictError({ status: 409, headers: new Headers(), body: { errors: { message } } })
