import { expect, test } from '@playwright/test'
import { signIn } from '../support/sign-in.ts'
import { menu, shell } from '../support/words.ts'

test('a page without the permission leads to a page that says which permission is missing', async ({
  page,
}) => {
  await signIn(page, 'empleado')
  await page.goto('/clustering/cargue')
  await expect(page).toHaveURL(/\/pages\/not-authorized/)
  await expect(page.getByRole('heading', { level: 1, name: shell.pages.notAuthorized.title })).toBeVisible()
  await expect(page.getByText('MENU_PROCESAR_CARGUE')).toBeVisible()
})

test('an address that does not exist leads to the page that says so', async ({ page }) => {
  await signIn(page, 'empleado')
  await page.goto('/no/such/page')
  await expect(page).toHaveURL('/pages/error-404')
  await expect(page.getByRole('heading', { level: 1, name: shell.pages.notFound.title })).toBeVisible()
})

test('SHE-1 the menu shows each person the screens they may open and no other', async ({ page }) => {
  const items = page.getByRole('navigation').getByRole('link')
  await signIn(page, 'empleado')
  await expect(items.filter({ hasText: menu.screens.dashboard })).toBeVisible()
  await expect(items.filter({ hasText: menu.screens.loads })).toHaveCount(0)
  await expect(items.filter({ hasText: menu.screens.fields })).toHaveCount(0)

  await signIn(page, 'admin')
  for (const title of ['dashboard', 'recordsFile', 'loads', 'export', 'templates', 'fields'] as const) {
    await expect(items.filter({ hasText: menu.screens[title] })).toBeVisible()
  }
})

test('the root leads to the dashboard', async ({ page }) => {
  await signIn(page, 'empleado')
  await page.goto('/')
  await expect(page).toHaveURL('/dashboard')
})
