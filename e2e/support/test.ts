import { expect, test as base } from '@playwright/test'

export { expect }

/**
 * Playwright's test, which also fails when a page broke the rules of its own content security policy, or threw what
 * nobody caught (check 65: no inline script, no text made into script; check 40).
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
