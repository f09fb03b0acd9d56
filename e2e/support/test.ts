import { expect, test as base } from '@playwright/test'

export { expect }

/**
 * Playwright's test, which also fails on violations of the content security policy and on uncaught errors (check 65: no
 * inline script, no text evaluated as script; check 40).
 */
export const test = base.extend<{ pagesAreSound: undefined }>({
  pagesAreSound: [
    async ({ context }, use) => {
      const faults: string[] = []
      context.on('console', (message) => {
        if (/content security policy|trusted ?type/i.test(message.text())) faults.push(message.text())
      })
      context.on('weberror', (error) => faults.push(String(error.error())))
      await use(undefined)
      expect(faults, 'what a page did that it must not').toEqual([])
    },
    { auto: true },
  ],
})
