/** The timeout for waiting: shorter than the test's own, so that the failure says what it waited for. */
export const waitLimit = { timeout: 100_000, interval: 25 }
