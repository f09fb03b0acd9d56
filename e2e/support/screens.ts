import { expect, type Page } from '@playwright/test'
import { routes } from '@portal/permissions'
import { screens } from '#portal/app/manifest.ts'

const layoutOf = new Map(routes.map(({ path, layout }) => [path, layout]))
const builtIn = (layout: 'main' | 'public') =>
  screens.filter(({ path }) => layoutOf.get(path) === layout && !path.includes(':'))
/** Some addresses open the same page. */
const pages = new Map(builtIn('public').map(({ path, load }) => [load, path]))

/** The addresses of all screens that are built and lie behind the sign-in. */
export const screenPaths: readonly string[] = builtIn('main').map(({ path }) => path)
/** The addresses of all pages that are built and need no session, one for each page. */
export const publicPaths: readonly string[] = [...pages.values()]

/** Goes to an address as a link of the portal does: without loading the page anew. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

/** Goes to another screen in the same way, and waits until it stands there with all that it asked for. */
export async function visit(page: Page, path: string): Promise<void> {
  // Each screen has a heading of its own; the one before it stays in sight while the next is on its way.
  await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-left', ''))
  await follow(page, path)
  await expect(page.locator('h1:not([data-left])'), path).toBeVisible()
  await expect(page.locator('[aria-busy=true]'), path).toHaveCount(0)
}
