import type { OwnClock } from '@portal/sdk'
import { clockFace } from '#format/clock-face.ts'
import { ClockAhead, useSecondsSince } from '#patterns/second-clock.ts'

/** Today's effective work, ticking while it grows. */
export function ClockTime({ clock, aheadMs }: { clock: OwnClock; aheadMs: number }) {
  return (
    <ClockAhead value={aheadMs}>
      <Ticking clock={clock} />
    </ClockAhead>
  )
}

function Ticking({ clock: { now, counts, effectiveSeconds } }: { clock: OwnClock }) {
  const since = useSecondsSince(counts === 'effective' ? now : null)
  // Announced on focus, not every second.
  return (
    <time role="timer" aria-live="off">
      {clockFace(effectiveSeconds + since)}
    </time>
  )
}
