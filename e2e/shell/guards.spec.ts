import { enterAs, ownPerson } from '../support/own-person.ts'
import { follow } from '../support/screens.ts'
import { enter, signIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { access, frame, menu, filled, shell } from '../support/words.ts'

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
  await expect(page.getByRole('heading', { level: 1, name: frame.pages.notAuthorized.title })).toBeVisible()
  await expect(page.getByText('MENU_PROCESAR_CARGUE')).toBeVisible()
})

test('who may not open a page reads so inside of the frame, which names the page by its words and offers to ask', async ({
  page,
  baseURL,
}) => {
  const person = await ownPerson(baseURL, 'VER_DASHBOARD')
  await enterAs(page, person)
  const around = page.getByRole('navigation', { name: menuName })
  await expect(around).toBeVisible()
  await around.evaluate((element) => element.setAttribute('data-kept', ''))
  await follow(page, '/clustering/cargue?state=failed')
  await expect(page).toHaveURL(/\/pages\/not-authorized\?from=/)
  const heading = page.getByRole('heading', { level: 1, name: frame.pages.notAuthorized.title })
  await expect(heading).toBeFocused()
  await expect(page).toHaveTitle(`${menu.screens.notAuthorized} · ${shell.brand.name}`)
  const main = page.getByRole('main')
  await expect(
    main.getByText(filled(frame.pages.notAuthorized.asked, { page: menu.screens.loads })),
  ).toBeVisible()
  await expect(main.getByText('MENU_PROCESAR_CARGUE')).toBeVisible()
  await expect(main.getByRole('button', { name: access.ask.ask })).toBeVisible()
  // The same frame element: it was not remounted.
  await expect(page.locator('nav[data-kept]')).toBeVisible()
  await around.getByRole('link', { name: menu.screens.notifications }).click()
  await expect(page.getByRole('heading', { level: 1, name: menu.screens.notifications })).toBeFocused()
})

test('an address that does not exist leads to the page that says so inside of the frame, and helps to search', async ({
  page,
}) => {
  await enter(page, 'empleado')
  await page.goto('/no/such/page?tab=1')
  await expect(page).toHaveURL(/\/pages\/error-404/)
  await expect(page.getByRole('heading', { level: 1, name: frame.pages.notFound.title })).toBeVisible()
  await expect(page.getByRole('navigation', { name: menuName })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByText('/no/such/page')).toBeVisible()
  await main.getByRole('button', { name: frame.pages.notFound.search }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(menu.screens.dashboard)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
})

test('without a session an address that does not exist says so on a page of its own', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page).toHaveURL(/\/pages\/error-404/)
  await expect(page.getByRole('heading', { level: 1, name: frame.pages.notFound.title })).toBeVisible()
  await expect(page.getByText('/no/such/page')).toBeVisible()
  await expect(page.getByRole('navigation', { name: menuName })).toHaveCount(0)
  await expect(page.getByRole('button', { name: frame.pages.notFound.search })).toHaveCount(0)
})

test('after a sign-in in another tab, the next navigation from the sign-in page shows the portal', async ({
  page,
  context,
}) => {
  await page.goto('/pages/error-404')
  await expect(page.getByRole('heading', { level: 1, name: frame.pages.notFound.title })).toBeVisible()
  const other = await context.newPage()
  await signIn(other, 'empleado')
  await page.getByRole('link', { name: frame.pages.goHome }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('navigation', { name: menuName })).toBeVisible()
})

test('SHE-1.1 the menu hides the screens that a person may not open', async ({ page }) => {
  await signIn(page, 'empleado')
  const items = page.getByRole('navigation', { name: menuName })
  await expect(items.getByRole('link', { name: menu.screens.dashboard })).toBeVisible()
  await expect(items.getByRole('button', { name: menu.groups.lists })).toHaveCount(0)
  await expect(items.getByRole('group', { name: menu.headings.controlPanel })).toHaveCount(0)
})

/** A count of pending items follows the name. */
const startingWith = (title: string) => new RegExp(`^${title}`)

test('SHE-1.1 the menu shows the screens that a person may open, each in its part', async ({ page }) => {
  await signIn(page, 'admin')
  const items = page.getByRole('navigation', { name: menuName })
  for (const [part, titles] of parts) {
    const heading = items.getByRole('button', { name: menu.groups[part] })
    if ((await heading.getAttribute('aria-expanded')) !== 'true') await heading.click()
    for (const title of titles)
      await expect(items.getByRole('link', { name: startingWith(menu.screens[title]) })).toBeVisible()
  }
  await items.getByRole('link', { name: menu.screens.templates }).click()
  await expect(page.getByRole('heading', { level: 1, name: menu.screens.templates })).toBeVisible()
})

test('the root leads to the dashboard', async ({ page }) => {
  await signIn(page, 'empleado')
  await page.goto('/')
  await expect(page).toHaveURL('/dashboard')
})
