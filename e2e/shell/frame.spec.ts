import type { Page } from '@playwright/test'
import { builtFile } from '../support/built-portal.ts'
import { enter } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { menu, shell } from '../support/words.ts'

const nav = (page: Page) => page.getByRole('navigation', { name: 'Menú principal' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('a step to another page names the window, ends the wait and puts the focus on its heading', async ({
  page,
}) => {
  await enter(page)
  await nav(page).getByRole('button', { name: menu.groups.workflows }).click()
  await nav(page).getByRole('link', { name: menu.screens.fields }).click()
  await expect(heading(page, menu.screens.fields)).toBeFocused()
  await expect(page).toHaveTitle(`${menu.screens.fields} · ${shell.brand.name}`)
  await expect(page.getByText(shell.loading)).toHaveCount(0)
  await expect(
    page.getByRole('navigation', { name: 'Ruta de navegación' }).getByRole('link').first(),
  ).toHaveAttribute('href', '/')
})

test('SHE-1.3 SHE-1.4 the menu is walked with the arrows, and remembers which parts are open', async ({
  page,
}) => {
  await enter(page)
  const part = nav(page).getByRole('button', { name: menu.groups.lists })
  await part.focus()
  await page.keyboard.press('ArrowRight')
  await expect(part).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(nav(page).getByRole('link', { name: menu.screens.lists, exact: true })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(part).toBeFocused()
  await page.reload()
  await expect(part).toHaveAttribute('aria-expanded', 'true')
  await expect(nav(page).locator('[aria-current=page]')).toHaveText(menu.screens.dashboard)
})

test('SHE-12.4 SHE-12.5 a screen whose chunks are missing reloads the page once, then offers a retry', async ({
  page,
}) => {
  await enter(page)
  let isMissing = true
  let loads = 0
  page.on('load', () => loads++)
  await page.route(`**${builtFile('src/areas/tickets/fields-screen.tsx')}`, (route) =>
    isMissing ? route.abort() : route.continue(),
  )
  await nav(page).getByRole('button', { name: menu.groups.workflows }).click()
  await nav(page).getByRole('link', { name: menu.screens.fields }).click()
  await expect(page.getByText(shell.screenFailure.title)).toBeVisible()
  expect(loads).toBe(1)
  // The surrounding frame keeps working.
  await expect(nav(page)).toBeVisible()
  isMissing = false
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(heading(page, menu.screens.fields)).toBeVisible()
})

test('SHE-12.2 a screen that is opened without a network says so in its place, and comes when it is back', async ({
  page,
  context,
}) => {
  await enter(page)
  await nav(page).getByRole('button', { name: menu.groups.workflows }).click()
  await context.setOffline(true)
  await nav(page).getByRole('link', { name: menu.screens.fields }).click()
  await expect(page.getByText(shell.screenFailure.offline)).toBeVisible()
  await expect(nav(page)).toBeVisible()
  await context.setOffline(false)
  await expect(heading(page, menu.screens.fields)).toBeVisible()
})

test('SHE-12.2 a portal that loses the network while it opens says so, and opens when it is back', async ({
  page,
  context,
}) => {
  await page.route(`**${builtFile('src/app/app.tsx')}`, async (route) => {
    await context.setOffline(true)
    await route.abort()
  })
  await enter(page)
  await expect(page.getByText('Sin conexión', { exact: true })).toBeVisible()
  await page.unrouteAll()
  await context.setOffline(false)
  await expect(nav(page)).toBeVisible()
})

test('SHE-12.2 without a network the portal says so, and no longer when it is back', async ({
  page,
  context,
}) => {
  await enter(page, 'empleado')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const banner = page.getByText('Sin conexión', { exact: false }).first()
  await context.setOffline(true)
  await expect(banner).toBeVisible()
  await context.setOffline(false)
  await expect(banner).toBeHidden()
})

test('on paper there is the page alone', async ({ page }) => {
  await enter(page, 'empleado')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[data-region=nav]')).toBeHidden()
  await expect(page.locator('[data-region=topbar]')).toBeHidden()
})
