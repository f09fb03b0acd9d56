/** How extra hours of a year are counted, for any agreement. */
export const overtimeCount = {
  /** Extra hours can be compensated by rest within this many months (ET art. 35.2). */
  restWithinMonths: 4,
  /** From this share of the yearly limit on, somebody is near it. */
  nearShare: 0.8,
} as const
