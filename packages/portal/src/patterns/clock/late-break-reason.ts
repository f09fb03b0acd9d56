import { lazy } from 'react'

/** The form that asks why: it comes when the first break is taken whose type wants to know. */
export const LateBreakReason = lazy(() =>
  import('./clock-break-reason.tsx').then((file) => ({ default: file.ClockBreakReason })),
)
