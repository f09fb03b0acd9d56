import { enterAs, ownPerson } from '../support/own-person.ts'
import { expect, test } from '../support/test.ts'
import { home, shell } from '../support/words.ts'

// What one chooses is kept with one's profile, so each test has a person of its own.
test('SHE-9 the theme a person chooses is shown at once and kept', async ({ page, baseURL }) => {
  await enterAs(page, await ownPerson(baseURL))
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await background()
  await page.getByRole('button', { name: shell.theme.menu }).click()
  const kept = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok())
  await page.getByRole('menuitemradio', { name: shell.theme.dark, exact: true }).click()
  await expect.poll(background).not.toBe(light)
  const dark = await background()
  await kept
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(background).toBe(dark)
})

test('SHE-10 the language a person chooses is spoken at once, without losing the page, and kept', async ({
  page,
  baseURL,
}) => {
  await enterAs(page, await ownPerson(baseURL))
  await expect(page.getByText(home.subtitle)).toBeVisible()
  await page.getByRole('button', { name: shell.language.menu }).click()
  const kept = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok())
  await page.getByRole('menuitemradio', { name: shell.language.en }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText(home.subtitle)).toBeHidden()
  await kept
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByText(home.subtitle)).toBeHidden()
})
