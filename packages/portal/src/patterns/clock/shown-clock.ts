import type { OwnClock } from '@portal/sdk'
import type { QueuedPress } from './queued-press.ts'
import { stateAfter } from './press-failures.ts'

/** The clock with stored entries applied optimistically: an offline person continues from there. */
export const withQueued = (clock: OwnClock, queued: readonly QueuedPress[]): OwnClock =>
  queued.reduce(after, clock)

function after(clock: OwnClock, { at, input: { kind, breakTypeId, mode } }: QueuedPress): OwnClock {
  const state = stateAfter[kind]
  const type = kind === 'break_start' ? clock.breakTypes.find(({ id }) => id === breakTypeId) : undefined
  const grown = clock.counts === 'effective' ? (Date.parse(at) - Date.parse(clock.now)) / 1000 : 0
  return {
    ...{ ...clock, state, since: at, now: at },
    breakType: type === undefined ? null : { id: type.id, name: type.name },
    counts: countsAs[state],
    mode: mode ?? clock.mode,
    startedAt: clock.startedAt ?? at,
    effectiveSeconds: Math.max(0, Math.round(clock.effectiveSeconds + grown)),
  }
}

/** The server determines the break's category later. */
const countsAs = { out: null, work: 'effective', break: 'unallocated' } as const
