import type { Page } from '@playwright/test'
import { routes } from '@portal/permissions'
import { screens } from '#portal/app/manifest.ts'

const layoutOf = new Map(routes.map(({ path, layout }) => [path, layout]))
const builtIn = (layout: 'main' | 'public') =>
  screens.flatMap(({ path }) => (layoutOf.get(path) === layout && !path.includes(':') ? [path] : []))

/** The addresses of all screens that are built and lie behind the sign-in. */
export const screenPaths: readonly string[] = builtIn('main')
/** The addresses of all pages that are built and need no session. */
export const publicPaths: readonly string[] = builtIn('public')

/** Goes to an address as a link of the portal does: without loading the page anew. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}
