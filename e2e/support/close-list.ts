import type { Page } from '@playwright/test'

/**
 * Goes on from a list of choices, whether it still stands open or has closed by itself: a press beside it does nothing
 * else, where Escape would leave the dialog and Tab take the choice at hand.
 */
export const closeList = (page: Page): Promise<void> =>
  page.locator('[role=dialog] h2, [role=alertdialog] h2').first().click()
