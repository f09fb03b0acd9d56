import type { Page } from '@playwright/test'

/**
 * Goes on from a list of choices, whether it still stands open or has closed by itself: a press beside it does nothing
 * else, where Escape would leave the dialog and Tab take the choice at hand. A long list hides the title, and not the edge.
 */
export const closeList = (page: Page): Promise<void> =>
  page
    .locator(':is([role=dialog], [role=alertdialog]):has(h2)')
    .first()
    .click({ position: { x: 6, y: 6 } })
