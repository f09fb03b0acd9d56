import { enterAs, ownPerson } from '../support/own-person.ts'
import { expect, test } from '../support/test.ts'
import { dashboard, shell } from '../support/words.ts'

// What one chooses is kept with one's profile, so each test has a person of its own.
test('SHE-9.1 SHE-9.2 the theme a person chooses is shown at once and kept: dark, half dark, or that of the system', async ({
  page,
  baseURL,
}) => {
  await enterAs(page, await ownPerson(baseURL))
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const menuColour = () =>
    page.locator('nav[data-region=nav]').evaluate((nav) => getComputedStyle(nav).backgroundColor)
  const light = await background()
  const lightMenu = await menuColour()
  await page.getByRole('button', { name: shell.theme.menu }).click()
  const kept = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok())
  await page.getByRole('menuitemradio', { name: shell.theme.dark, exact: true }).click()
  await expect.poll(background).not.toBe(light)
  const dark = await background()
  await kept
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(background).toBe(dark)

  const choose = async (choice: 'semi-dark' | 'system') => {
    await page.getByRole('button', { name: shell.theme.menu }).click()
    await page.getByRole('menuitemradio', { name: shell.theme[choice], exact: true }).click()
  }
  // Half dark: the page is as light as in the light theme, its menu is not.
  await choose('semi-dark')
  await expect.poll(background).toBe(light)
  expect(await menuColour()).not.toBe(lightMenu)
  // The system decides from now on, also when it changes while the page stands there.
  await choose('system')
  await expect.poll(menuColour).toBe(lightMenu)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(background).toBe(dark)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(background).toBe(light)
})

test('the language a person chooses is spoken at once, without losing the page, and kept', async ({
  page,
  baseURL,
}) => {
  await enterAs(page, await ownPerson(baseURL))
  await expect(page.getByText(dashboard.waiting.title, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: shell.language.menu }).click()
  const kept = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok())
  await page.getByRole('menuitemradio', { name: shell.language.en }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText(dashboard.waiting.title, { exact: true })).toBeHidden()
  await kept
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByText(dashboard.waiting.title, { exact: true })).toBeHidden()
})
