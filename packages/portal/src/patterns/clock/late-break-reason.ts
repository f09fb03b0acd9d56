import { lazy } from 'react'

/** The reason form, loaded with the first break that requires one. */
export const LateBreakReason = lazy(() =>
  import('./clock-break-reason.tsx').then((file) => ({ default: file.ClockBreakReason })),
)
