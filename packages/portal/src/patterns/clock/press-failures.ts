import { type ClockPress, ConflictError, isPortalError, type OwnClock } from '@portal/sdk'

/** Where a press leads; the server that has taken it before says that one stands there, although its answer never came. */
export const stateAfter = {
  in: 'work',
  break_end: 'work',
  break_start: 'break',
  out: 'out',
} as const satisfies Record<ClockPress['kind'], OwnClock['state']>

/** Where the person stands, when a press does not follow from there. */
export function standsOf(failure: unknown): OwnClock['state'] | undefined {
  if (!isPortalError(failure, 'conflict')) return undefined
  const value = failure.fields.kind?.[0]?.value
  return value === 'out' || value === 'work' || value === 'break' ? value : undefined
}

/** The group of the person that clocks elsewhere, when that is why a press was refused. */
export const barringOf = (failure: unknown): string | undefined =>
  isPortalError(failure, 'validation') ? failure.fields.group?.[0]?.value?.toString() : undefined

/** How many may be in a break at once, when a press was refused because as many are. */
export const fullOf = (failure: unknown): number | undefined => {
  if (!isPortalError(failure, 'validation')) return undefined
  const full = failure.fields.breakTypeId?.find(({ code }) => code === 'full')
  return full === undefined ? undefined : (full.count ?? 1)
}

/** Whether the server has taken the press before, in other words: as one of now and not of a time that has passed. */
export const isTakenBefore = (failure: unknown): boolean =>
  isPortalError(failure, 'validation') && failure.fields['Idempotency-Key'] !== undefined

/** Whether the press can never be accepted. After any other failure it may be accepted later. */
export const isRefusal = (failure: unknown): boolean =>
  standsOf(failure) !== undefined ||
  isPortalError(failure, 'validation') ||
  isPortalError(failure, 'permission')

/** Says in these words why a press was not sent: no server was asked. */
export const unsentError = (message: string): ConflictError =>
  new ConflictError({ status: 409, headers: new Headers(), body: { errors: { message } } })
