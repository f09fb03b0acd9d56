/** Widths in pixels at which a wider layout begins: the only list for media and container queries. */
export const breakpoints = { sm: 576, md: 768, lg: 992, xl: 1200 } as const

/** The name of a breakpoint. */
export type Breakpoint = keyof typeof breakpoints
