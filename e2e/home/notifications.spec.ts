import type { Page } from '@playwright/test'
import type { Portal } from '@portal/sdk'
import { enterAs, ownPerson } from '../support/own-person.ts'
import { expect, test } from '../support/test.ts'
import { menu, notifications, filled } from '../support/words.ts'

const reading = ['VER_DASHBOARD', 'CARGUE_VER']
const loading = ['CARGUE_CREAR', 'CARGUE_CREAR_FORMATO', 'MENU_PROCESAR_CARGUE']

const bellOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notificaciones/ })
const unreadOn = async (page: Page) =>
  Number(/\d+/.exec((await bellOf(page).getAttribute('aria-label')) ?? '')?.[0] ?? 0)

/** A load of the signed-in person, from upload to end. */
async function loadFinishes(script: Portal, name: string): Promise<void> {
  const columns = [{ name: 'nombre', label: 'Nombre', type: 'text' as const }]
  const { id: templateId } = await script.templates.create({
    name: `Formato ${crypto.randomUUID()}`,
    columns,
  })
  await script.loads.run(new File(['Nombre\nAna\n'], `${name}.csv`), { templateId, name })
}

test('COM-4.1 COM-4.3 COM-4.4 check 24: a load that ends rings the bell without a reload, and two tabs agree', async ({
  page,
  context,
  baseURL,
}) => {
  const streams: string[] = []
  context.on('request', (request) => {
    if (request.url().includes('/events?')) streams.push(request.url())
  })
  // The bell ignores other people's loads.
  const person = await ownPerson(baseURL, ...reading, ...loading)
  await enterAs(page, person)
  const other = await context.newPage()
  await expect(bellOf(page)).toBeVisible()
  await other.goto('/dashboard')
  await expect(bellOf(other)).toBeVisible()
  const before = await unreadOn(page)
  const load = `Bajas de la campana ${crypto.randomUUID()}`
  await loadFinishes(person.script, load)
  await expect.poll(() => unreadOn(page)).toBe(before + 1)
  await expect.poll(() => unreadOn(other)).toBe(before + 1)

  expect(streams, 'two tabs share one stream').toHaveLength(1)

  await bellOf(page).click()
  const panel = page.getByRole('dialog', { name: menu.screens.notifications })
  const title = filled(notifications.notices.loads.completed.title, { load })
  await expect(panel.getByText(title)).toBeVisible()
  await panel.getByRole('button', { name: 'Marcar todas como leídas' }).click()
  await expect.poll(() => unreadOn(page)).toBe(0)
  await expect.poll(() => unreadOn(other)).toBe(0)

  await panel.getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(/\/clustering\/cargue\?load=/)
})

test('SHE-11.2 new rows wait above the list, which does not move until they are shown', async ({
  page,
  baseURL,
}) => {
  // Other people's loads do not arrive here.
  const person = await ownPerson(baseURL, ...reading, ...loading)
  const { script } = person
  await loadFinishes(script, 'La que estaba')
  await enterAs(page, person, '/notifications')
  const table = page.getByRole('table', { name: notifications.views.list })
  await expect(table.getByText('La que estaba')).toBeVisible()
  const before = await table.boundingBox()
  await loadFinishes(script, 'La que llega')
  await expect(page.getByRole('button', { name: notifications.showFresh })).toBeVisible()
  expect(await table.boundingBox()).toEqual(before)
  await expect(table.getByText('La que llega')).toHaveCount(0)
  await page.getByRole('button', { name: notifications.showFresh }).click()
  await expect(table.getByText('La que llega')).toBeVisible()
})

test('COM-4.6 disabled kinds of notifications are no longer sent', async ({ page, baseURL }) => {
  const person = await ownPerson(baseURL, ...reading)
  await enterAs(page, person, '/notifications?view=preferences')
  const kind = page.getByRole('group', { name: notifications.notices.access.decided.kind })
  const inPortal = kind.getByRole('checkbox', { name: notifications.preferences.portal })
  await expect(inPortal).toBeChecked()
  await inPortal.uncheck({ force: true })
  await expect
    .poll(
      async () =>
        (await person.script.notificationPreferences.index()).find(({ kind }) => kind === 'access.decided')
          ?.portal,
    )
    .toBe(false)
  await page.reload()
  await expect(inPortal).not.toBeChecked()
})
