import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { scriptOf, enter } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { frame, menu, session } from '../support/words.ts'

async function firstLoad(baseURL: string | undefined): Promise<string> {
  const script = await scriptOf(baseURL)
  const [load] = (await script.loads.index({ perPage: 1, sort: 'name' })).data
  if (!load) throw new Error('the demo has no load')
  return load.name
}

const field = (page: Page) => page.getByRole('dialog').getByRole('textbox')

test('SHE-8.1 Ctrl+K finds a screen without accents and by a word of another language, and opens it', async ({
  page,
}) => {
  await enter(page)
  await expect(page.getByRole('button', { name: frame.palette.open })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await field(page).fill('gestion')
  await expect(page.getByRole('menuitem', { name: menu.screens.fields })).toBeVisible()
  // “Campos de gestión”, searched by its English name.
  await field(page).fill('management fi')
  await expect(page.getByRole('menuitem', { name: menu.screens.fields })).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/creacionCamposGestion/)
  await expect(page.getByRole('heading', { level: 1, name: menu.screens.fields })).toBeFocused()
})

test('SHE-8.2 SHE-8.4 the button finds loads, people, roles and workflows by name, and opens them', async ({
  page,
  baseURL,
}) => {
  const name = await firstLoad(baseURL)
  const script = await scriptOf(baseURL)
  const one = { perPage: 1 }
  const [person] = (await script.users.index({ search: 'coordinador', ...one })).data
  const rows = [...(await script.roles.index(one)).data, ...(await script.workflows.index(one)).data]
  await enter(page)
  await page.getByRole('button', { name: frame.palette.open }).click()
  await field(page).fill(name)
  await page.getByRole('menuitem', { name }).first().click()
  await expect(page).toHaveURL(/\/clustering\/cargue\?load=/)
  const named = rows.map(({ id, name: text }) => ({ id, text }))
  for (const { id, text } of [...named, { id: person?.id ?? '', text: person?.displayName ?? '' }]) {
    await page.keyboard.press('Control+k')
    await field(page).fill(text)
    await page.getByRole('dialog').locator(`[href$="=${id}"]`).click()
    await expect(page).toHaveURL(new RegExp(`\\?(user|role|workflow)=${id}$`))
  }
})

test('who may not open a screen does not find it, and its records are not asked for', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await enter(page, 'empleado')
  await page.getByRole('button', { name: frame.palette.open }).click()
  await field(page).fill('carga')
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Nada coincide con la búsqueda.')
  expect(asked.filter((url) => /\/services\/laia\/|[?&]search=/.test(url))).toEqual([])
})

test('a source that fails says so and can be asked again', async ({ page, baseURL }) => {
  const name = await firstLoad(baseURL)
  await enter(page)
  let fails = true
  await page.route(/\/services\/laia\/loads\?/, (route) => (fails ? route.abort() : route.continue()))
  await page.getByRole('button', { name: frame.palette.open }).click()
  await field(page).fill(name)
  const retry = page.getByRole('menuitem', { name: /No se ha podido buscar/ })
  await expect(retry).toBeVisible()
  fails = false
  await retry.click()
  await expect(page.getByRole('menuitem', { name }).first()).toBeVisible()
})

test('SHE-8.5 signing out is one of the actions', async ({ page }) => {
  await enter(page, 'empleado')
  await expect(page.getByRole('button', { name: frame.palette.open })).toBeVisible()
  await page.keyboard.press('Control+k')
  await field(page).fill('logout')
  await page.getByRole('menuitem', { name: frame.palette.signOut }).click()
  await expect(page.getByRole('button', { name: session.login.submit })).toBeVisible()
})

test('the shortcut can be switched off, and the button stays', async ({ page }) => {
  await enter(page, 'empleado')
  const open = page.getByRole('button', { name: frame.palette.open })
  await open.click()
  await field(page).fill('atajo')
  await page.getByRole('menuitem', { name: /Desactivar el atajo/ }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('Control+k')
  await open.click()
  await field(page).fill('atajo')
  await expect(page.getByRole('menuitem', { name: /^Activar el atajo/ })).toBeVisible()
})
