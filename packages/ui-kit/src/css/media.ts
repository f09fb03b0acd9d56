import { breakpoints, type Breakpoint } from '#tokens/breakpoints.ts'

/** A media condition from a breakpoint upwards; only the shell asks the window, parts ask their container. */
export const from = (breakpoint: Breakpoint): string => `(min-width: ${breakpoints[breakpoint]}px)`

/** A media or container condition below a breakpoint. */
export const below = (breakpoint: Breakpoint): string => `(max-width: ${breakpoints[breakpoint] - 0.02}px)`

export const forcedColours = '(forced-colors: active)'
export const reducedMotion = '(prefers-reduced-motion: reduce)'
