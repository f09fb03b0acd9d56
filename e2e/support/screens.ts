import { expect, type Page } from '@playwright/test'
import { routes } from '@portal/permissions'
import { screens } from '#portal/app/manifest.ts'

const layoutOf = new Map(routes.map(({ path, layout }) => [path, layout]))
const builtIn = (layout: 'main' | 'public') =>
  screens.filter(({ path }) => layoutOf.get(path) === layout && !path.includes(':'))
/** Some URLs open the same page. */
const pages = new Map(builtIn('public').map(({ path, load }) => [load, path]))

/** The URLs of all built screens behind the sign-in. */
export const screenPaths: readonly string[] = builtIn('main').map(({ path }) => path)
/** The URLs of all built pages without a session, one for each page. */
export const publicPaths: readonly string[] = [...pages.values()]

/** Navigates client-side, as a link of the portal does. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

/** Navigates client-side to another screen, and waits until it is fully loaded. */
export async function visit(page: Page, path: string): Promise<void> {
  // Each screen has a unique heading; the previous one stays visible while the next is loading.
  await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-left', ''))
  await follow(page, path)
  await expect(page.locator('h1:not([data-left])'), path).toBeVisible()
  await expect(page.locator('[aria-busy=true]'), path).toHaveCount(0)
}
