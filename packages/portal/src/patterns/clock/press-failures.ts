import { type ClockPress, isPortalError, type OwnClock } from '@portal/sdk'

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

const passing = ['connection', 'timeout', 'deadline', 'rate-limit', 'server'] as const

/** Whether the same press may be taken later: nobody has refused it. */
export const isPassing = (failure: unknown): boolean => passing.some((kind) => isPortalError(failure, kind))

/** Whether the press will never be taken. */
export const isRefusal = (failure: unknown): boolean =>
  standsOf(failure) !== undefined ||
  isPortalError(failure, 'validation') ||
  isPortalError(failure, 'permission')
