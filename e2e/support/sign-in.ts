import { expect, type Page, test } from '@playwright/test'
import { createPortal, memoryStore, type Portal } from '@portal/sdk'
import { session } from './words.ts'

export const accounts = ['admin', 'coordinador', 'empleado'] as const
export type Account = (typeof accounts)[number]
export const password = 'demo-Portal-2026'

/** Fills in the open sign-in page. */
export async function fillIn(page: Page, user: string, secret: string = password): Promise<void> {
  await page.getByRole('textbox', { name: session.login.user, exact: true }).fill(user)
  await page.getByRole('textbox', { name: session.login.password, exact: true }).fill(secret)
  await page.getByRole('button', { name: session.login.submit }).click()
}

/** Signs in through the page and waits for the next one: the dashboard, or the requested URL. */
export async function signIn(page: Page, user: Account = 'admin', at?: string): Promise<void> {
  await page.goto(loginBefore(at))
  await fillIn(page, user)
  await expect(page).toHaveURL(at ?? '/dashboard')
}

/**
 * Opens the portal with an existing session: the sign-in has tests of its own, and would cost each of a hundred others
 * some seconds.
 */
export async function enter(
  page: Page,
  user: string = 'admin',
  at = '/dashboard',
  secret: string = password,
): Promise<void> {
  const store = memoryStore()
  const { origin } = new URL(at, test.info().project.use.baseURL)
  const script = createPortal({ baseUrl: origin, store })
  await script.session.login({ user, password: secret })
  const session = JSON.stringify(await store.get())
  script.close()
  await page.addInitScript((stored) => {
    // Not in frames, which may lack storage; and only once: afterwards the page owns it, and may end it.
    if (window !== window.top || sessionStorage.getItem('entered') !== null) return
    sessionStorage.setItem('entered', 'true')
    sessionStorage.setItem('portal.session', stored)
  }, session)
  await page.goto(at)
  await expect(page).toHaveURL(at)
}

/** The sign-in page with a redirect to this URL: the portal loads once, and the dashboard not at all. */
export const loginBefore = (at: string | undefined): string =>
  at === undefined ? '/pages/login' : `/pages/login?${new URLSearchParams({ returnTo: at }).toString()}`

/** A signed-in SDK client. */
export async function scriptOf(baseUrl: string | undefined, user: Account = 'admin'): Promise<Portal> {
  if (baseUrl === undefined) throw new Error('Playwright has no baseURL')
  const portal = createPortal({ baseUrl })
  await portal.session.login({ user, password })
  return portal
}

/** The path of a link that signs this person in once. */
export async function linkFor(baseUrl: string | undefined, username: Account): Promise<string> {
  const portal = await scriptOf(baseUrl)
  const { path } = await portal.exchangeTokens.create({ username })
  return path
}
