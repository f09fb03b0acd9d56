/**
 * The moment last passed among those at which a countdown speaks, zero included; undefined before the first one. It
 * stays the same between two of them, so that each is said once, also when a sleeping tab leaps over some.
 */
export const mileStone = (seconds: number, announceAt: readonly number[]): number | undefined =>
  [0, ...announceAt].sort((one, other) => one - other).find((mark) => seconds <= mark)
