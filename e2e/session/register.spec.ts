import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { linkInMail } from '../support/outbox.ts'
import { fillIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { account, session } from '../support/words.ts'

const { register, password: words, notices } = account
const password = 'Ñandú, una frase larga 😀'

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

async function fillForm(page: Page, email: string, secret: string, repeated: string): Promise<void> {
  await box(page, register.displayName).fill('Aitana Ríos Puig')
  await box(page, register.email).fill(email)
  await box(page, register.password).fill(secret)
  await box(page, words.repeat).fill(repeated)
  await page.keyboard.press('Enter')
}

test('LOG-11.2 check 6: an account is asked for on the page, confirmed by the mail, and may do nothing yet', async ({
  page,
}) => {
  const email = `${crypto.randomUUID()}@contacta-atlantico.example`
  await page.goto('/pages/login')
  await page.getByRole('link', { name: session.login.register }).click()
  await expect(page).toHaveURL('/pages/register')
  await expect(box(page, register.email)).toBeVisible()
  await expectAccessible(page)

  await fillForm(page, email, password, `${password}!`)
  await expect(page.getByText("Password doesn't match. Please try again.").first()).toBeVisible()
  await fillForm(page, email, 'password123', 'password123')
  await expect(page.getByText(words.known).first()).toBeVisible()
  await fillForm(page, email, password, password)
  await expect(page.getByRole('heading', { name: notices.registered.title })).toBeVisible()
  await expectAccessible(page)

  await page.goto(await linkInMail(email, 1))
  await page.getByRole('button', { name: register.confirm }).click()
  await expect(page.getByRole('heading', { name: notices.confirmed.title })).toBeVisible()
  await page.getByRole('link', { name: notices.signIn }).click()
  await fillIn(page, email, password)
  await expect(page).not.toHaveURL(/\/pages\/login/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('check 6: the page says the same of an address that has an account; a link works once', async ({
  page,
}) => {
  await page.goto('/pages/register')
  await fillForm(page, 'coordinador@contacta-atlantico.example', password, password)
  await expect(page.getByRole('heading', { name: notices.registered.title })).toBeVisible()
  await page.goto('/pages/register#confirm=used-up')
  await page.getByRole('button', { name: register.confirm }).click()
  await expect(page.getByRole('heading', { name: notices.linkExpired.title })).toBeVisible()
  expect(page.url()).not.toContain('used-up')
})

test('a notice is only what the portal itself has to say', async ({ page }) => {
  await page.goto('/pages/alert-message?notice=%3Cb%3EPay%20here%3C%2Fb%3E')
  await expect(page.getByRole('heading', { name: notices.unknown.title })).toBeVisible()
  await expect(page.getByText('Pay here')).toHaveCount(0)
  await expectAccessible(page)
})
