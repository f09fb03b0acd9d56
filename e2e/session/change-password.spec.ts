import type { Page } from '@playwright/test'
import { isPortalError } from '@portal/sdk'
import { expectAccessible } from '../support/axe.ts'
import { signInAs, ownPerson } from '../support/own-person.ts'
import { fillIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { account } from '../support/words.ts'

const { password: words, changePassword, identity, notices } = account
const next = 'otra frase, aún más larga'

async function fillForm(page: Page, secret: string): Promise<void> {
  await page.getByRole('textbox', { name: words.new, exact: true }).fill(secret)
  await page.getByRole('textbox', { name: words.repeat, exact: true }).fill(secret)
  await page.keyboard.press('Enter')
}

test('a password is changed after saying the old one again, and all other sessions end', async ({
  page,
  baseURL,
}) => {
  const person = await ownPerson(baseURL)
  await signInAs(page, person)
  await page.goto('/pages/change-password')
  await expect(page.getByRole('textbox', { name: words.new, exact: true })).toBeVisible()
  await expectAccessible(page)
  await fillForm(page, person.email)
  await expect(page.getByText(words.known).first()).toBeVisible()

  // Mocks the refusal that the server gives five minutes after the sign-in; the rest is real.
  await page.route('**/users/updateUserPassword', refuseAsStale, { times: 1 })
  await fillForm(page, next)
  const dialog = page.getByRole('dialog', { name: identity.title })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  const old = dialog.getByRole('textbox', { name: identity.password })
  await old.fill('not the password')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(identity.wrong)).toBeVisible()
  await old.fill(person.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: notices.passwordChanged.title })).toBeVisible()

  const ended = await person.script.session.show().catch((error: unknown) => error)
  expect(isPortalError(ended, 'session-ended')).toBe(true)
  await page.context().clearCookies()
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/pages/login')
  await fillIn(page, person.email, next)
  await expect(page).toHaveURL('/dashboard')
})

test('who is not signed in is led to the sign-in', async ({ page }) => {
  await page.goto('/pages/change-password')
  await expect(page.getByText(changePassword.signIn)).toBeVisible()
  await page.getByRole('link', { name: notices.signIn }).click()
  await expect(page).toHaveURL('/pages/login')
})

type Route = Parameters<Parameters<Page['route']>[1]>[0]

async function refuseAsStale(route: Route): Promise<void> {
  const errors = { session: [{ error: 'reauthentication' }] }
  await route.fulfill({
    status: 403,
    contentType: 'application/problem+json',
    body: JSON.stringify({ type: '/problems/reauthentication', title: 'Say it again', status: 403, errors }),
  })
}
