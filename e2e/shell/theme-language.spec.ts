import { expect, test } from '@playwright/test'
import { signIn } from '../support/sign-in.ts'
import { home, menu, shell } from '../support/words.ts'

test('SHE-9 the theme a person chooses is shown at once and kept', async ({ page }) => {
  await signIn(page, 'coordinador')
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await background()
  await page.getByRole('button', { name: shell.theme.menu }).click()
  await page.getByRole('menuitemradio', { name: shell.theme.dark, exact: true }).click()
  await expect.poll(background).not.toBe(light)
  const dark = await background()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(background).toBe(dark)
})

test('SHE-10 the language a person chooses is spoken at once, without losing the page, and kept', async ({
  page,
}) => {
  await signIn(page, 'admin')
  await page.goto('/creacionCamposGestion?search=fecha')
  await expect(page.getByRole('heading', { level: 1, name: menu.screens.fields })).toBeVisible()
  await page.getByRole('button', { name: shell.language.menu }).click()
  await page.getByRole('menuitemradio', { name: shell.language.en }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveURL('/creacionCamposGestion?search=fecha')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(menu.screens.fields)
  await page.goto('/dashboard')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByText(home.subtitle)).toHaveCount(0)
})
