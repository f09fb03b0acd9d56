import { expectAccessible } from '../support/axe.ts'
import { storedInTab } from '../support/end-session.ts'
import { enterAs, ownPerson, signInAs } from '../support/own-person.ts'
import { scriptOf } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { access, frame, general, menu, tickets } from '../support/words.ts'

test('LOG-7.2 a permission lost while a form is open is named when saving, and requested there', async ({
  page,
  baseURL,
}) => {
  const person = await ownPerson(baseURL, 'VER_DASHBOARD', 'MENU_ETIQUETAS', 'ETIQUETAS_CREAR')
  await signInAs(page, person, '/etiquetas')
  await page.getByRole('button', { name: tickets.tags.create }).click()
  const form = page.getByRole('dialog', { name: tickets.tags.createTitle })
  const name = form.getByRole('textbox', { name: tickets.tags.name, exact: true })
  const tag = `Con permiso ${crypto.randomUUID()}`
  await name.fill(tag)

  const admin = await scriptOf(baseURL)
  const mine = await person.script.accessRequests.index({ mine: true, permission: 'ETIQUETAS_CREAR' })
  await admin.accessRequests.revoke(mine.data[0]?.id ?? '', { reason: 'Ya no hace falta' })
  await form.getByRole('button', { name: general.actions.save }).click()
  await expect(form.getByRole('alert')).toContainText('«Etiquetas: crear»')
  await expectAccessible(page, '[role=dialog]')

  await form.getByRole('button', { name: access.ask.ask }).click()
  const asking = page.getByRole('dialog', { name: access.ask.ask })
  await asking.getByRole('textbox', { name: access.ask.reason }).fill('Estaba creando una etiqueta')
  await asking.getByRole('button', { name: general.requests.send }).click()
  await expect(asking).toBeHidden()
  const { data } = await person.script.accessRequests.index({ mine: true, state: ['pending'] })
  expect(data.map(({ permission, page: from }) => [permission, from])).toEqual([
    ['ETIQUETAS_CREAR', '/etiquetas'],
  ])

  // The draft is kept, and can be saved once access is granted.
  await admin.accessRequests.approve(data[0]?.id ?? '', {})
  await name.press('Enter')
  await expect(form).toBeHidden()
  await expect(page.getByRole('row').filter({ hasText: tag })).toBeVisible()
})

test('check 28: a page that did not hear that a permission was taken learns it from the first refusal', async ({
  page,
  baseURL,
}) => {
  const person = await ownPerson(baseURL, 'VER_DASHBOARD', 'MENU_PROCESAR_CARGUE')
  const admin = await scriptOf(baseURL)
  await page.route(/\/events\?/, (route) => route.abort())
  await enterAs(page, person, '/clustering/cargue')
  const item = page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', {
    name: menu.screens.loads,
  })
  await expect(item).toBeVisible()
  const mine = await person.script.accessRequests.index({ mine: true, permission: 'MENU_PROCESAR_CARGUE' })
  await admin.accessRequests.revoke(mine.data[0]?.id ?? '', { reason: 'Marta ha vuelto' })
  await page.getByRole('main').getByRole('searchbox').fill('campaña')
  // Instead of the list; or on the error page, if the URL changes after that.
  const noPermission = page.getByText(general.failure.noPermission)
  await expect(noPermission.or(page.getByText(frame.pages.notAuthorized.title))).toBeVisible()
  await expect.poll(() => storedInTab(page)).not.toContain('MENU_PROCESAR_CARGUE')
  await expect(item).toBeHidden()
  await page.reload()
  await expect(page).toHaveURL(/\/pages\/not-authorized/)
})
