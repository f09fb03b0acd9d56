import type { Page } from '@playwright/test'

/**
 * Closes a list of options, which may have closed already: a press beside it has no side effect, while Escape would
 * close the dialog and Tab select the focused option. A long list covers the title, but not the edge.
 */
export const closeList = (page: Page): Promise<void> =>
  page
    .locator(':is([role=dialog], [role=alertdialog]):has(h2)')
    .first()
    .click({ position: { x: 6, y: 6 } })
