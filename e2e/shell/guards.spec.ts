import { signIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { menu, shell } from '../support/words.ts'

const menuName = 'Menú principal'
const parts = [
  ['lists', ['recordsFile', 'loads', 'export', 'templates']],
  ['access', ['users', 'roles']],
  ['workflows', ['fields']],
] as const

test('SHE-15.1 a page without the permission leads to a page that says which permission is missing', async ({
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

test('SHE-1.1 the menu hides the screens that a person may not open', async ({ page }) => {
  await signIn(page, 'empleado')
  const items = page.getByRole('navigation', { name: menuName })
  await expect(items.getByRole('link', { name: menu.screens.dashboard })).toBeVisible()
  await expect(items.getByRole('button', { name: menu.groups.lists })).toHaveCount(0)
  await expect(items.getByRole('group', { name: menu.headings.controlPanel })).toHaveCount(0)
})

test('SHE-1.1 the menu shows the screens that a person may open, each in its part', async ({ page }) => {
  await signIn(page, 'admin')
  const items = page.getByRole('navigation', { name: menuName })
  for (const [part, titles] of parts) {
    const heading = items.getByRole('button', { name: menu.groups[part] })
    if ((await heading.getAttribute('aria-expanded')) !== 'true') await heading.click()
    for (const title of titles)
      await expect(items.getByRole('link', { name: menu.screens[title] })).toBeVisible()
  }
  await items.getByRole('link', { name: menu.screens.templates }).click()
  await expect(page.getByRole('heading', { level: 1, name: menu.screens.templates })).toBeVisible()
})

test('the root leads to the dashboard', async ({ page }) => {
  await signIn(page, 'empleado')
  await page.goto('/')
  await expect(page).toHaveURL('/dashboard')
})
