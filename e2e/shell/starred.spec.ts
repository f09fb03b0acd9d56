import type { Page } from '@playwright/test'
import { enterAs, ownPerson } from '../support/own-person.ts'
import { expect, test } from '../support/test.ts'
import { frame, menu } from '../support/words.ts'

// Starred pages are stored with the account, so each test has a person of its own.
const list = '/notifications'
const nav = (page: Page) => page.getByRole('navigation', { name: 'Menú principal' })
const kept = (page: Page) =>
  page.waitForResponse(
    (response) => response.url().endsWith('/starred-pages') && response.request().method() === 'PUT',
  )

test('SHE-2.3 a star keeps the page with its filters at hand, on every device', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await ownPerson(baseURL, 'VER_DASHBOARD')
  await enterAs(page, person)
  await page.goto(`${list}?unread=true&page=2`)
  const saved = kept(page)
  await page.getByRole('button', { name: frame.starred.add }).click()
  await expect(page.getByRole('button', { name: frame.starred.remove })).toBeVisible()
  expect((await saved).ok()).toBe(true)

  const elsewhere = await (await browser.newContext()).newPage()
  await enterAs(elsewhere, person)
  const group = nav(elsewhere).getByRole('button', { name: frame.starred.title })
  await expect(group).toHaveAttribute('aria-expanded', 'true')
  await nav(elsewhere).getByRole('link', { name: menu.screens.notifications }).first().click()
  await expect(elsewhere).toHaveURL(`${list}?unread=true`)
  await elsewhere.context().close()
})

test('SHE-2.1 SHE-2.2 the menu shows ten and the rest behind a button; the order changes by menu and by keys', async ({
  page,
  baseURL,
}) => {
  const person = await ownPerson(baseURL, 'VER_DASHBOARD')
  const pages = Array.from({ length: 12 }, (_, at) => ({
    url: `${list}?search=n${at}`,
    label: `Vista ${at}`,
  }))
  await person.script.starredPages.update({ pages })
  await enterAs(page, person)
  const links = nav(page).getByRole('link', { name: /^Vista/ })
  await expect(links).toHaveCount(10)
  await nav(page).getByRole('button', { name: '2 más' }).click()
  await expect(page.getByRole('menuitem', { name: 'Vista 11' })).toBeVisible()
  await page.keyboard.press('Escape')

  await nav(page).getByRole('button', { name: frame.starred.arrange }).click()
  const dialog = page.getByRole('dialog', { name: frame.starred.arrangeTitle })
  const saved = kept(page)
  await dialog.getByRole('button', { name: 'Opciones de Vista 11' }).click()
  await page.getByRole('menuitem', { name: 'Poner la primera' }).click()
  await expect(dialog.getByRole('row').first()).toHaveAccessibleName('Vista 11')
  expect((await saved).ok()).toBe(true)

  // By keyboard alone: Enter picks the second up, the arrow moves it, Enter drops it.
  const again = kept(page)
  await dialog.getByRole('row', { name: 'Vista 11' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Arrastrar Vista 0' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: /Vista 0.*Vista 1\b/ })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('button', { name: /Vista 1\b.*Vista 2\b/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('row').nth(1)).toHaveAccessibleName('Vista 1')
  expect((await again).ok()).toBe(true)
  const urls = (await person.script.starredPages.index()).map(({ label }) => label)
  expect(urls.slice(0, 3)).toEqual(['Vista 11', 'Vista 1', 'Vista 0'])
})

test('a star that is not kept goes out again, and says why', async ({ page, baseURL }) => {
  await enterAs(page, await ownPerson(baseURL, 'VER_DASHBOARD'))
  await page.route('**/starred-pages', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 422, json: { errors: { pages: [{ error: 'invalid' }] } } })
      : route.continue(),
  )
  const star = page.getByRole('button', { name: frame.starred.add })
  await star.click()
  await expect(page.getByText(/No se han guardado los cambios en las páginas favoritas/)).toBeVisible()
  await expect(star).toBeVisible()
})

test('a name of one’s own is kept; without one the title comes in the language of the reader', async ({
  page,
  baseURL,
}) => {
  const person = await ownPerson(baseURL, 'VER_DASHBOARD')
  await person.script.starredPages.update({ pages: [{ url: list }] })
  await enterAs(page, person)
  await nav(page).getByRole('button', { name: frame.starred.arrange }).click()
  const dialog = page.getByRole('dialog', { name: frame.starred.arrangeTitle })
  await dialog.getByRole('button', { name: `Opciones de ${menu.screens.notifications}` }).click()
  await page.getByRole('menuitem', { name: frame.starred.rename }).click()
  const name = dialog.getByRole('textbox', { name: frame.starred.name })
  await name.fill('Los míos')
  const saved = kept(page)
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog.getByRole('row', { name: 'Los míos' })).toBeVisible()
  expect((await saved).ok()).toBe(true)
  expect((await person.script.starredPages.index())[0]?.label).toBe('Los míos')
})
