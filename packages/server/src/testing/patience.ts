/** How long a test waits for what must happen: less than the limit of a test, so that it says what never happened. */
export const patience = { timeout: 100_000, interval: 25 }
