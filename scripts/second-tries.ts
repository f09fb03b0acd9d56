/**
 * Browser tests are retried once in CI, so that one slow page does not fail the whole run; the tally names the retried
 * tests. Locally every failure shows at once. See docs/decisions/050.
 */
export const secondTries = process.env.CI === undefined ? 0 : 1
