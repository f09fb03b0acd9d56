import type { Locator } from '@playwright/test'

/** Presses all elements that exist at this moment, if any, without waiting. */
export async function pressAll(found: Locator): Promise<void> {
  await found.evaluateAll((parts: HTMLElement[]) => parts.forEach((one) => one.click()))
}
