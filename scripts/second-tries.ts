/**
 * What runs in a browser has a second try in CI, where a page that is slow at the wrong moment must not judge all the
 * rest; the tally names what needed it. Whoever works here sees every failure at once. See docs/decisions/050.
 */
export const secondTries = process.env.CI === undefined ? 0 : 1
