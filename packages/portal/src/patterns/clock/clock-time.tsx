import type { OwnClock } from '@portal/sdk'
import { clockFace } from '#format/clock-face.ts'
import { ClockAhead, useSecondsSince } from '#patterns/second-clock.ts'
import { useState } from 'react'

/** The effective work of today, ticking while it grows. */
export function ClockTime({ clock }: { clock: OwnClock }) {
  // Each answer says what the clock of the server shows; the one here may go differently.
  const [seen, setSeen] = useState({ now: clock.now, aheadMs: Date.now() - Date.parse(clock.now) })
  if (seen.now !== clock.now) setSeen({ now: clock.now, aheadMs: Date.now() - Date.parse(clock.now) })
  return (
    <ClockAhead value={seen.aheadMs}>
      <Ticking clock={clock} />
    </ClockAhead>
  )
}

function Ticking({ clock: { now, counts, effectiveSeconds } }: { clock: OwnClock }) {
  const since = useSecondsSince(counts === 'effective' ? now : null)
  // It is read when somebody comes to it, and not each second.
  return (
    <time role="timer" aria-live="off">
      {clockFace(effectiveSeconds + since)}
    </time>
  )
}
