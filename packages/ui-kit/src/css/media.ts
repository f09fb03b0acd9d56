import { breakpoints, type Breakpoint } from '#tokens/breakpoints.ts'

/** A media or container condition below a breakpoint; only the shell asks the window, parts ask their container. */
export const below = (breakpoint: Breakpoint): string => `(max-width: ${breakpoints[breakpoint] - 0.02}px)`

export const forcedColours = '(forced-colors: active)'
export const reducedMotion = '(prefers-reduced-motion: reduce)'
/** Nothing but fingers: whoever puts the focus into a field brings up a keyboard on the glass. */
export const onlyTouch = '(hover: none) and (pointer: coarse)'
