import { enterAs, ownPerson } from '../support/own-person.ts'
import { expect, test } from '../support/test.ts'
import { dashboard, shell } from '../support/words.ts'

// Preferences are stored with the profile, so each test has a person of its own.
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
  // Semi-dark: a light page with a dark menu.
  await choose('semi-dark')
  await expect.poll(background).toBe(light)
  expect(await menuColour()).not.toBe(lightMenu)
  // From now on the system's theme applies, also when it changes while the page is open.
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
