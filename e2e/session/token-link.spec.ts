import type { Page } from '@playwright/test'
import { linkFor } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { type TimedServer, timedServer } from '../support/timed-server.ts'
import { general, session, shell } from '../support/words.ts'

const enter = new RegExp(`^${session.token.enter.replace('{{name}}', '.+')}$`)

test('LOG-1.3 LOG-1.4 a link says whom it signs in, and signs in once', async ({
  page,
  baseURL,
  browser,
}) => {
  const link = await linkFor(baseURL, 'empleado')
  await page.goto(link)
  await page.getByRole('button', { name: enter }).click()
  await expect(page).toHaveURL('/dashboard')

  const second = await (await browser.newContext()).newPage()
  await second.goto(new URL(link, baseURL).href)
  await expect(second.getByText(session.token.expired)).toBeVisible()
  await second.getByRole('link', { name: session.token.normal }).click()
  await expect(second).toHaveURL(/\/pages\/login$/)
  await second.context().close()
})

test('a connection that drops does not burn the link: one tries again and gets in', async ({
  page,
  baseURL,
}) => {
  const link = await linkFor(baseURL, 'empleado')
  let isDown = true
  await page.route('**/login-token/**', (route) =>
    isDown ? route.abort('connectionfailed') : route.fallback(),
  )
  await page.goto(link)
  await expect(page.getByText(session.token.unchecked)).toBeVisible()
  await expect(page.getByText(session.token.expired)).toHaveCount(0)
  isDown = false
  await page.getByRole('button', { name: general.actions.retry }).click()
  await page.getByRole('button', { name: enter }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('the token leaves the address bar and the history before anything else happens', async ({
  page,
  baseURL,
}) => {
  const link = await linkFor(baseURL, 'empleado')
  await page.goto(link)
  await expect(page.getByRole('button', { name: enter })).toBeVisible()
  expect(page.url()).not.toContain(link.split('/').at(-1))
})

/** Signs in by a link, with a session of 60 seconds that prompts 20 seconds before its end. */
async function enterByLink(page: Page, { url }: TimedServer): Promise<void> {
  await page.goto(url + (await linkFor(url, 'empleado')))
  await page.getByRole('button', { name: enter }).click()
  await expect(page).toHaveURL(`${url}/dashboard`)
}

const beforeAsked = 41
const rest = 20

test('SHE-3.1 SHE-3.3 SHE-3.5 the session of a link asks before its end, says that it has ended and leads to the sign-in', async ({
  page,
  context,
}) => {
  const server = await timedServer(context)
  await enterByLink(page, server)
  await server.pass(beforeAsked)

  const dialog = page
    .getByRole('alertdialog', { name: shell.keepAlive.title })
    .or(page.getByRole('dialog', { name: shell.keepAlive.title }))
  await expect(dialog).toBeVisible()
  await expect(dialog).toContainText(shell.keepAlive.text)
  await expect(dialog.getByRole('button', { name: shell.keepAlive.accept })).toBeVisible()
  await expect(dialog.getByRole('button', { name: shell.keepAlive.cancel })).toBeVisible()
  // The dialog traps the focus.
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press('Tab')
    await expect(dialog.locator(':focus')).toHaveCount(1)
  }

  await server.pass(rest)
  await expect(page).toHaveURL(/\/pages\/login/)
  await expect(page.getByText(shell.sessionEnded)).toBeVisible()
  await server.stop()
})

test('who answers no keeps the page until the session ends by itself', async ({ page, context }) => {
  const server = await timedServer(context)
  await enterByLink(page, server)
  await server.pass(beforeAsked)
  const no = page.getByRole('button', { name: shell.keepAlive.cancel, exact: true })
  await no.click()
  await expect(no).toBeHidden()
  await expect(page).toHaveURL(`${server.url}/dashboard`)
  await server.pass(rest)
  await expect(page).toHaveURL(/\/pages\/login/)
  await server.stop()
})
