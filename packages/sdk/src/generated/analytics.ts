// Generated from specs/ by `pnpm codegen`. Never edited by hand.

/** The paths of analytics. */
export interface AnalyticsPaths {}
