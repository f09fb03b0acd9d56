import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { oneTimeCode } from '../support/one-time-code.ts'
import { signInAs, ownPerson } from '../support/own-person.ts'
import { fillIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { account, menu, profile, session } from '../support/words.ts'

const { secondFactor: words } = account
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function openCard(page: Page): Promise<void> {
  await page.goto('/userProfile')
  await page.getByRole('tab', { name: profile.tabs.security, exact: true }).click()
}

/** Enables it on the open card; returns the recovery codes. */
async function setUp(page: Page): Promise<string[]> {
  await button(page, words.start).click()
  await expect(page.getByRole('img', { name: words.picture })).toBeVisible()
  await expectAccessible(page)
  const key = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()
  await page.getByRole('textbox', { name: words.first }).fill(oneTimeCode(key, 0))
  await page.keyboard.press('Enter')
  await expect(page.getByText(account.code.wrong)).toBeVisible()
  await page.getByRole('textbox', { name: words.first }).fill(oneTimeCode(key))
  await page.keyboard.press('Enter')
  await expect(page.getByText(words.codesText)).toBeVisible()
  await expectAccessible(page)
  return page.locator('code').allInnerTexts()
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: menu.user.menu }).click()
  await page.getByRole('menuitem', { name: menu.user.signOut }).click()
  await expect(page).toHaveURL('/pages/login')
}

test('LOG-9.1 HOM-2.4 a second factor is set up by picture and code, asked for at sign-in, and removed again', async ({
  page,
  baseURL,
}) => {
  const person = await ownPerson(baseURL, 'MENU_PERFIL')
  await signInAs(page, person)
  await openCard(page)
  const codes = await setUp(page)
  expect(new Set(codes).size).toBe(10)
  await button(page, words.kept).click()
  await expect(page.getByText(words.on, { exact: true })).toBeVisible()

  await signOut(page)
  await fillIn(page, person.email, person.password)
  const code = page.getByRole('textbox', { name: account.code.label })
  await expect(code).toBeFocused()
  await expect(page.getByRole('textbox', { name: session.login.user, exact: true })).toHaveValue(person.email)
  await expectAccessible(page)
  await code.fill('not-this-one')
  await page.keyboard.press('Enter')
  await expect(page.getByText(account.code.wrong)).toBeVisible()
  await code.fill(codes[0] ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')

  await openCard(page)
  await expect(page.getByText(words.left.replace('{{number}}', '9'))).toBeVisible()
  await button(page, words.remove).click()
  await page.getByRole('alertdialog').getByRole('button', { name: words.remove }).click()
  await expect(page.getByText(words.off)).toBeVisible()
})
