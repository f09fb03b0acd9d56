/**
 * How long a test waits for an expected state: less than the timeout of a test, so that the message names what never
 * happened.
 */
export const waitLimit = { timeout: 100_000, interval: 25 }
