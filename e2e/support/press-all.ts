import type { Locator } from '@playwright/test'

/** Presses what is there at this moment, be it nothing, and waits for none of it. */
export async function pressAll(found: Locator): Promise<void> {
  await found.evaluateAll((parts: HTMLElement[]) => parts.forEach((one) => one.click()))
}
