import { expect, type Page } from '@playwright/test'
import { accessFaults, colourFaults } from './axe.ts'

/** Semi-dark has no colours of its own: it is the light theme with the dark menu. */
type Theme = 'light' | 'dark' | 'semi-dark'

/**
 * The violations of WCAG 2.2 level AA on the page, by theme: the full check in the current theme, which differs by page
 * so that both have first paints; then only colours in the other one, since nothing else changes.
 */
export async function faultsInThemes(page: Page): Promise<string[]> {
  const came = await themeOf(page)
  const other = came === 'dark' ? 'light' : 'dark'
  const found = labelled(came, await accessFaults(page))
  await chooseTheme(page, other)
  return [...found, ...labelled(other, await colourFaults(page))]
}

const labelled = (theme: string, faults: readonly string[]) => faults.map((fault) => `${theme}: ${fault}`)

const themeOf = (page: Page) =>
  page.evaluate(() => /(?:^| )theme-(\S+)/.exec(document.body.className)?.[1] ?? 'none')

/** As if it was selected in another tab. */
export async function chooseTheme(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((choice) => {
    const [key, newValue] = ['portal.theme', JSON.stringify(choice)]
    localStorage.setItem(key, newValue)
    dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }))
  }, theme)
  await expect(page.locator('body')).toHaveClass(new RegExp(`(^| )theme-${theme}( |$)`))
}
