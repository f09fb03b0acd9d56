import { breakpoints, type Breakpoint } from '#tokens/breakpoints.ts'

/**
 * A media or container condition below a breakpoint. Only the shell queries the window, components query their
 * container.
 */
export const below = (breakpoint: Breakpoint): string => `(max-width: ${breakpoints[breakpoint] - 0.02}px)`

export const forcedColours = '(forced-colors: active)'
export const reducedMotion = '(prefers-reduced-motion: reduce)'
/** Touch only: focusing a field opens the on-screen keyboard. */
export const onlyTouch = '(hover: none) and (pointer: coarse)'
