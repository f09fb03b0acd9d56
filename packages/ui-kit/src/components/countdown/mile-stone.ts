/**
 * The last announced moment of a countdown, zero included; undefined before the first one. It stays the same in
 * between, so that each is announced once, even when a suspended tab skips some.
 */
export const mileStone = (seconds: number, announceAt: readonly number[]): number | undefined =>
  [0, ...announceAt].sort((one, other) => one - other).find((mark) => seconds <= mark)
